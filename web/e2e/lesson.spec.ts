// Every lesson is played from its first to its last step by touching what is lit.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test, type ScreenName } from './house';
import { isFine } from './look';
import { isTouch, press } from './play';

interface Lesson {
  seat: number;
  steps: { do: string; say?: { show?: string[] }[] }[];
}
const folder = fileURLToPath(new URL('../../engine/games', import.meta.url));
const lessons = readdirSync(folder)
  .filter((game) => existsSync(`${folder}/${game}/lesson.json`))
  .map((game) => ({
    game: game.replaceAll('_', '-'),
    lesson: JSON.parse(readFileSync(`${folder}/${game}/lesson.json`, 'utf8')) as Lesson,
  }));

// Where a lesson lets the learner find the right one of several things, a test knows it: only that one is lit for it,
// or those that are laid together, such as the cards of a payment.
async function knowAnswers(page: Page, { steps }: Lesson): Promise<void> {
  interface Told {
    lesson?: { step: number; lit: string[]; instead: { to: string }[] } | null;
  }
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const frame = JSON.parse(text.toString()) as Told;
      const { lesson } = frame;
      if (lesson) {
        const [first, ...later] = steps.slice(lesson.step).map(({ do: action }) => action);
        const isOther = (action: string) => action.split(' ')[0] !== first?.split(' ')[0];
        const end = later.findIndex(isOther);
        const together = [first, ...(end < 0 ? later : later.slice(0, end))];
        const isWrong = (action: string) => lesson.instead.some(({ to }) => to === action);
        lesson.lit = lesson.lit.filter((action) => together.includes(action) && !isWrong(action));
      }
      socket.send(lesson ? JSON.stringify(frame) : text);
    });
  });
}

async function beginLesson(page: Page, game: string): Promise<void> {
  await page.goto(`/game/${game}`);
  await press(page, '[data-testid=learn]');
  await page.waitForURL(/\/table\//);
  await expect(page.getByTestId('lesson')).toBeVisible();
}

const card = (page: Page) => page.getByTestId('lesson');
const stepOf = async (page: Page): Promise<number> => Number(await card(page).getAttribute('data-step'));
const standOf = (page: Page): Promise<{ step: number; waits: string | undefined }> =>
  card(page).evaluate(({ dataset }) => ({ step: Number(dataset['step']), waits: dataset['waits'] }));
const goOn = '[data-testid=lesson-go-on]:not([aria-disabled=true])';

// Through the remarks, until the learner is asked or it goes on by itself.
async function readOn(page: Page, beforeEach: () => Promise<void> = async () => {}): Promise<void> {
  const step = await stepOf(page);
  while ((await stepOf(page)) === step && (await card(page).getAttribute('data-waits')) !== 'end') {
    await beforeEach();
    if ((await page.locator(goOn).count()) === 0) return;
    const text = await page.getByTestId('lesson-text').textContent();
    await press(page, goOn);
    await expect(page.getByTestId('lesson-text')).not.toHaveText(text ?? '');
  }
}

// What is lit leads to the action: one touch after the other, until the step is done. Things that have been touched
// already are not touched again, unless nothing else is left.
async function touchWhatIsLit(page: Page, action: string): Promise<void> {
  const step = await stepOf(page);
  const isFinger = await isTouch(page);
  const lit = page.locator(
    'main :is([data-pick]:not([aria-pressed=true]), [data-direct]:enabled):visible, main [data-testid=confirm]:enabled',
  );
  const wanted = page.locator(`main [data-action="${action}"]:not([aria-pressed=true]):not(:disabled):visible`);
  for (let touches = 0; touches < 12 && (await stepOf(page)) === step; ++touches) {
    await expect.poll(async () => (await stepOf(page)) !== step || (await lit.count()) > 0).toBe(true);
    if ((await stepOf(page)) !== step) return;
    const thing = (await wanted.count()) > 0 ? wanted.last() : lit.nth(touches % (await lit.count()));
    const isLast =
      (await thing.getAttribute('data-testid')) === 'confirm' || (await thing.getAttribute('data-direct')) !== null;
    const how = { timeout: 3_000, position: { x: 10, y: 10 } };
    const isTouched = await (isFinger ? thing.tap(how) : thing.click(how)).then(
      () => true,
      () => false, // it was not there any more, or not in time
    );
    if (isLast && isTouched) break;
  }
  await expect(card(page)).not.toHaveAttribute('data-step', String(step));
}

// With EVERY_SCREEN each lesson is played on both, else one after the other on this one or that.
const both: ScreenName[] = ['wide', 'phone'];
const screensFor = (index: number) => (process.env.EVERY_SCREEN ? both : both.slice(index % 2, (index % 2) + 1));

for (const [index, { game, lesson }] of lessons.entries()) {
  for (const screen of screensFor(index)) {
    test(`the lesson of ${game} can be played to its end, ${screen}`, async ({ invite }) => {
      const language = screen === 'wide' ? 'en' : 'de';
      const { page } = await invite({ name: 'Anna', language, screen });
      await knowAnswers(page, lesson);
      await beginLesson(page, game);
      await isFine(page, `lesson-${game}-${screen}-begin`);
      for (;;) {
        const { step, waits } = await standOf(page);
        if (waits === 'end') break;
        const { do: action, say = [] } = lesson.steps[step] ?? { do: '' };
        let remark = 0;
        if (say.length > 0) {
          await readOn(page, async () => {
            for (const place of screen === 'wide' ? (say[remark]?.show ?? []) : []) {
              const [begin = '', end = ''] = place.split('*');
              const framed = page.locator(
                `main [data-place^="${begin}"]${end ? `[data-place$="${end}"]` : ''}:visible`,
              );
              await expect(framed.first(), `step ${step} shows ${place}`).toBeVisible();
            }
            ++remark;
          });
        }
        if (waits === 'you') await touchWhatIsLit(page, action);
        await expect(card(page)).not.toHaveAttribute('data-step', String(step));
        if (step === Math.floor(lesson.steps.length / 2)) await isFine(page, `lesson-${game}-${screen}-middle`);
      }
      await isFine(page, `lesson-${game}-${screen}-end`);
    });
  }
}

test('a lesson answers other tries, goes back, survives a reload and can be left', async ({ invite }) => {
  const { page } = await invite({ name: 'Anna', language: 'de' });
  await beginLesson(page, 'bauab');
  await expect(page.getByTestId('lesson-text')).toContainText('16 Bauplätze');
  await press(page, goOn);
  await expect(page.getByTestId('chip-2')).toHaveAttribute('data-pick', '');
  await expect(page.getByTestId('chip-5')).not.toHaveAttribute('data-pick', '');

  await test.step('something else that is allowed', async () => {
    await press(page, '[data-testid=plot-b2]');
    await page.getByTestId('chip-5').click({ force: true });
    await expect(page.getByTestId('action-bar')).toContainText('Die 2 reicht für den Anfang.');
  });
  await touchWhatIsLit(page, '2@b2');
  await expect(card(page)).toHaveAttribute('data-step', '2');

  await test.step('a lit one that is not the right one', async () => {
    await press(page, goOn);
    await press(page, '[data-testid=chip-1]');
    await press(page, '[data-testid=plot-d4]');
    await press(page, '[data-testid=confirm]');
    await expect(page.getByTestId('lesson-reply')).toContainText('Dort stört die 1 niemanden.');
    await isFine(page, 'lesson-reply-wide');
  });
  await test.step('reload', async () => {
    await page.reload();
    await expect(card(page)).toHaveAttribute('data-step', '2');
    await expect(page.getByTestId('lesson-text')).toContainText('Frau Kelle baut ihre 4');
  });
  await test.step('back', async () => {
    await press(page, '[data-testid=lesson-back]');
    await expect(card(page)).toHaveAttribute('data-step', '0');
  });
  await test.step('leave', async () => {
    await press(page, '[data-testid=lesson-leave]');
    await expect(card(page)).toHaveCount(0);
    await expect(page.getByTestId('chip-5')).toHaveAttribute('data-pick', '');
  });
});
