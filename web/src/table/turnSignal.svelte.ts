// Says that it is your turn on channels that reach beyond the table: tab icon, sound, and a notification if wanted.
// (The status line and the tab's title are the other two; see Table.svelte.)
import { untrack } from 'svelte';
import { announcer } from '../announcer.svelte';
import { settings, t } from '../settings.svelte';
import { play } from '../sound';
import type { TableSession } from './session.svelte';

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
export function signalTurns(session: TableSession, title: () => string): void {
  let heard = -1;

  $effect(() => {
    showFavicon(session.yourTurn ? '/favicon-turn.svg' : '/favicon.svg');
    return () => showFavicon('/favicon.svg');
  });

  $effect(() => {
    const { story } = session;
    untrack(() => {
      const fresh = heard < 0 ? [] : story.slice(heard);
      if (session.position !== null) heard = story.length;
      if (fresh.length === 0) return;
      announcer.say(fresh.map((line) => session.say(line.message)).join(' '));
      if (settings.sound) play(session.position?.outcome.over ? 'end' : 'move');
    });
  });

  $effect(() => {
    const decision = session.yourTurn ? session.position?.decision : undefined;
    if (decision === undefined) return;
    untrack(() => {
      const prompt = session.position?.prompt;
      announcer.say(`${t('turn.you')}. ${prompt ? session.say(prompt) : ''}`, true);
      if (settings.sound) play('turn');
      notify(t('turn.notification', { game: title() }), session.id);
    });
  });
}
