// Says that it is your turn on channels that reach beyond the table: tab icon, sound, and a notification if wanted.
// (The status line and the tab's title are the other two; see Table.svelte.)
import { untrack } from 'svelte';
import { announcer } from '../announcer.svelte';
import { settings, t } from '../settings.svelte';
import { play } from '../sound';
import type { Sofa } from './sofa.svelte';

function showFavicon(href: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', href);
}

function notify(title: string, tag: string): void {
  if (!document.hidden || !settings.notify || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { tag, icon: '/favicon-turn.svg' });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // some phones allow notifications to service workers only
  }
}

// Called while a component is set up.
export function signalTurns(sofa: Sofa, title: () => string): void {
  // How many lines were said: to each person, or once to all who look at an open table together.
  const heard = new WeakMap<object, number>();

  $effect(() => {
    showFavicon(sofa.asked.length > 0 ? '/favicon-turn.svg' : '/favicon.svg');
    return () => showFavicon('/favicon.svg');
  });

  $effect(() => {
    if (sofa.isCovered) return;
    const session = sofa.front;
    const { story } = session;
    untrack(() => {
      const listener = session.isOneOfMany ? sofa : session;
      const fresh = story.slice(heard.get(listener) ?? story.length);
      if (session.position !== null) heard.set(listener, story.length);
      if (fresh.length === 0) return;
      announcer.say(fresh.map((line) => session.say(line.message)).join(' '));
      if (settings.sound) play(session.position?.outcome.over ? 'end' : 'move');
    });
  });

  const nudge = (): void => {
    if (settings.sound) play('turn');
    notify(t('turn.notification', { game: title() }), sofa.id);
  };

  $effect(() => {
    if (sofa.isCovered) return;
    const session = sofa.front;
    const decision = session.yourTurn ? session.position?.decision : undefined;
    if (decision === undefined) return;
    untrack(() => {
      const prompt = session.position?.prompt;
      const name = session.names[session.you ?? 0] ?? '';
      const turn = session.isOneOfMany ? t('turn.other', { name }) : t('turn.you');
      announcer.say(`${turn}. ${prompt ? session.say(prompt) : ''}`, true);
      if (!sofa.hasSecrets) nudge(); // or else when the curtain fell
    });
  });

  // What was said behind the curtain is nobody else's business.
  $effect(() => {
    if (!sofa.isCovered) return;
    const { called } = sofa;
    untrack(() => {
      announcer.hush();
      if (called === null) return;
      announcer.say(t('turn.other', { name: called.names[called.seat ?? 0] ?? '' }), true);
      nudge();
    });
  });
}
