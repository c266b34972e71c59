import type { Words } from '../contract';

export const words: Words = {
  'bauab.table.plan': { de: 'Bauplätze', en: 'Plots' },
  'bauab.table.ownTray': { de: 'Dein Kasten', en: 'Your tray' },
  'bauab.table.tray': { de: 'Kasten von {who}', en: 'Tray of {who}' },
  'bauab.table.prey': { de: 'Beute', en: 'Prey' },
  'bauab.table.noPrey': { de: 'keine', en: 'none' },
  'bauab.table.score': { de: '{n|Punkt|Punkte}', en: '{n|point|points}' },
  'bauab.table.sum': { de: 'Plan {board} + Beute {prey}', en: 'board {board} + prey {prey}' },
  'bauab.table.preyLabel': { de: 'Beute: {list}', en: 'Prey: {list}' },
  'bauab.table.chipLabel': { de: '{chip}, noch {n}', en: '{chip}, {n} left' },
  'bauab.table.chip.x': { de: 'Option', en: 'Option' },
  'bauab.table.chip.park': { de: 'Park', en: 'Park' },

  'bauab.table.free': { de: '{plot}, frei', en: '{plot}, free' },
  'bauab.table.emptied': {
    de: '{plot}, eben geräumt: jetzt nur ein Park',
    en: '{plot}, just cleared: only a park for now',
  },
  'bauab.table.park': { de: '{plot}, Park', en: '{plot}, park' },
  'bauab.table.chipOf': { de: '{plot}, {chip} von {who}, {liberties}', en: "{plot}, {who}'s {chip}, {liberties}" },
  'bauab.table.chipOf.you': { de: '{plot}, deine {chip}, {liberties}', en: '{plot}, your {chip}, {liberties}' },
  'bauab.table.liberties.0': { de: 'keine Freiheit', en: 'no liberty' },
  'bauab.table.liberties.1': { de: 'nur noch eine Freiheit!', en: 'only one liberty left!' },
  'bauab.table.liberties': { de: '{n} Freiheiten', en: '{n} liberties' },

  'bauab.table.choose': {
    de: 'Nimm einen Chip aus deinem Kasten, oder zeig zuerst auf einen Platz.',
    en: 'Take a chip from your tray, or point at a plot first.',
  },
  'bauab.table.where': {
    de: '{chip}: {n} {n|Platz ist|Plätze sind} erlaubt.',
    en: '{chip}: {n} {n|plot is|plots are} allowed.',
  },
  'bauab.table.which': { de: '{plot}: Welcher Chip soll hierhin?', en: '{plot}: which chip shall go here?' },
  'bauab.table.wait': { de: 'Zeig auf einen Platz, um seine Freiheiten zu sehen.', en: 'Point at a plot to see its liberties.' },
  'bauab.table.noneLeft': { de: '{chip}: Davon ist nichts mehr da.', en: '{chip}: none of these is left.' },
  'bauab.table.would': { de: '{chip} auf {plot}.', en: '{chip} on {plot}.' },
  'bauab.table.wouldCapture': { de: '{chip} auf {plot} erbeutet {list}.', en: '{chip} on {plot} captures {list}.' },
  'bauab.table.captured': { de: '{chip} auf {plot}', en: '{chip} on {plot}' },
  'bauab.table.confirmChip': { de: '{chip} auf {plot} legen', en: 'Place {chip} on {plot}' },
  'bauab.table.pass': { de: 'Aussetzen', en: 'Pass' },
  'bauab.table.danger': {
    de: 'Nur noch eine Freiheit {n|hat dein Chip|haben deine Chips} {list}.',
    en: 'Only one liberty left for your {n|chip|chips} {list}.',
  },
  'bauab.table.keys.chip': { de: 'Chip nehmen (x: Option, p: Park)', en: 'Take a chip (x: option, p: park)' },
  'bauab.table.keys.plot': { de: 'Zu einem Platz gehen, etwa b 3', en: 'Go to a plot, such as b 3' },
};
