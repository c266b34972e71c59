// What the lobby and what is around every page say: it comes with the page, all other words when they are needed.
import type { Words } from './text/phrasebook';

export const firstWords = {
  'skip.main': { de: 'Zum Inhalt', en: 'Skip to content' },
  'skip.board': { de: 'Zum Spieltisch', en: 'Skip to the table' },
  'page.missing': {
    de: 'Dieser Teil der Seite ließ sich nicht laden: Das Netz ist weg, oder es gibt inzwischen eine neuere Fassung.',
    en: 'This part of the page could not be loaded: the network is gone, or there is a newer version by now.',
  },
  'version.new': { de: 'Eine neue Fassung ist da.', en: 'There is a new version.' },
  'version.later': { de: 'Später', en: 'Later' },
  'lobby.away': {
    de: 'Der Server antwortet nicht. Nimm trotzdem ein Spiel heraus: Gegen Bots kannst du auf diesem Gerät spielen.',
    en: 'The server does not answer. Take out a game all the same: against bots you can play on this device.',
  },
  'bar.home': { de: 'Sammelsurium, zum Setzkasten', en: 'Sammelsurium, to the tray' },
  'bar.settings': { de: 'Einstellungen', en: 'Settings' },
  'bar.language': { de: 'Switch to English', en: 'Auf Deutsch wechseln' },
  'bar.theme': { de: 'Farben: {now}', en: 'Colours: {now}' },
  'bar.theme.system': { de: 'wie das Gerät', en: 'as the device' },
  'bar.theme.light': { de: 'hell', en: 'light' },
  'bar.theme.dark': { de: 'dunkel', en: 'dark' },
  'bar.pace': { de: 'Züge zeigen: {now}', en: 'Show moves: {now}' },
  'bar.pace.calm': { de: 'in Ruhe', en: 'calmly' },
  'bar.pace.quick': { de: 'schnell', en: 'quickly' },
  'bar.pace.none': { de: 'sofort', en: 'at once' },
  'bar.plain': { de: 'Tische aus Worten statt Bildern', en: 'Tables of words instead of pictures' },
  'bar.sound.on': { de: 'Ton ist an', en: 'Sound is on' },
  'bar.sound.off': { de: 'Ton ist aus', en: 'Sound is off' },
  'bar.name': { de: 'Dein Name', en: 'Your name' },
  'lobby.title': { de: 'Such dir ein Spiel aus', en: 'Pick a game' },
  'lobby.intro': {
    de: 'Elf kleine Spiele in einem Setzkasten. Nimm eins heraus, schick den Link an deine Freunde oder spiel gegen Bots. Ohne Anmeldung.',
    en: 'Eleven small games in one tray. Take one out, send the link to your friends or play against bots. No account.',
  },
  'lobby.tray': { de: 'Die Spiele', en: 'The games' },
  'lobby.closed': { de: 'geschlossen', en: 'closed' },
  'lobby.plate': { de: 'Elf Spiele, ein Kasten', en: 'Eleven games, one tray' },
  'lobby.players': { de: '{min} bis {max} Personen', en: '{min} to {max} players' },
  'lobby.players.exact': { de: '{min} Personen', en: '{min} players' },
  'lobby.replayFile': { de: 'Eine aufgezeichnete Partie öffnen', en: 'Open a recorded game' },
  'notices.title': { de: 'Fremde Software und Schriften', en: 'Third-party software and fonts' },
  'table.reload': { de: 'Neu laden', en: 'Reload' },
  'error.offline': {
    de: 'Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.',
    en: 'The server cannot be reached. Check the connection and try again.',
  },
  'error.server': {
    de: 'Der Server konnte das nicht ({status}). Versuch es noch einmal.',
    en: 'The server could not do that ({status}). Try again.',
  },
  'error.answer': {
    de: 'Die Antwort des Servers war nicht zu verstehen. Lade die Seite neu.',
    en: 'The answer of the server could not be understood. Reload the page.',
  },
  'error.again': { de: 'Noch einmal', en: 'Try again' },
} satisfies Words;
