// The eleven compartments of the tray, in their places. Those that the server does not offer keep their lid on.
import type { Language } from '../text/phrasebook';

export interface Compartment {
  id: string;
  title: Record<Language, string>;
  pitch: Record<Language, string>;
  inlay: string; // the motif let into the lid, in a box of 100 by 60
}

const same = (title: string): Record<Language, string> => ({ de: title, en: title });

export const shelf: Compartment[] = [
  {
    id: 'bauab',
    title: same('Bauab'),
    pitch: {
      de: 'Ihr plant ein Viertel auf sechzehn Bauplätzen. Nimm dem anderen die letzte freie Nachbarfläche, und sein Haus gehört dir.',
      en: 'You plan a quarter on sixteen plots. Take the last free neighbouring plot from the other, and the house is yours.',
    },
    inlay:
      'M30 8h20v20h-20zM52 8h20v20h-20zM30 30h20v20h-20zM52 30h20v20h-20zM40 12a6 6 0 1 0 .1 0M62 34a6 6 0 1 0 .1 0',
  },
  {
    id: 'fair-enough',
    title: same('Fair Enough'),
    pitch: {
      de: 'Messetag mit knapper Zeit: Sammle noch ein Stück oder bring deine Ausbeute in Sicherheit, bevor die Uhr abläuft.',
      en: 'A day at the fair, and time is short: collect one more piece, or bring home what you have before the clock runs out.',
    },
    inlay:
      'M50 8v38M36 50h28M22 16h56M22 16l-10 20h20zM78 16l-10 20h20zM12 36a10 6 0 0 0 20 0M68 36a10 6 0 0 0 20 0M50 8a3 3 0 1 0 .1 0',
  },
  {
    id: 'stamp-collection',
    title: same('Stamp Collection'),
    pitch: {
      de: 'Geld nehmen oder kaufen? Kleb Falze und Marken ins Album, ehe dir jemand den schönsten Satz wegschnappt.',
      en: 'Take money or buy? Fill your album with mounts and stamps before somebody snatches the finest set.',
    },
    inlay:
      'M32 10l4 3l4-3l5 3l5-3l5 3l5-3l4 3l4-3v8l-3 4l3 4l-3 4l3 4v10l-4-3l-4 3l-5-3l-5 3l-5-3l-5 3l-4-3l-4 3v-10l3-4l-3-4l3-4l-3-4zM42 40l8-16l10 16zM58 20a3 3 0 1 0 .1 0',
  },
  {
    id: 'nussknacker',
    title: same('Nussknacker'),
    pitch: {
      de: 'Eine Karte fehlt: die Nuss. Frag, tausche, denk nach, und knack sie vor den anderen.',
      en: 'One card is missing: the nut. Ask, swap, think, and crack it before the others do.',
    },
    inlay: 'M50 50q-16-4-16-22h32q0 18-16 22zM32 28q0-12 18-12t18 12zM50 16v-8M42 21l4 4M50 20l4 4M58 21l3 3',
  },
  {
    id: 'alex-und-co',
    title: same('Alex & Co'),
    pitch: {
      de: 'Berühmte Leute haben Spiele erfunden, und alle liegen verdeckt. Merk dir, wer wo steckt, frag klug nach, und leg ganze Sätze aus.',
      en: 'Famous people invented games, and all of them lie face down. Remember who is where, ask well, and lay out whole sets.',
    },
    inlay:
      'M14 50a12 12 0 0 1 24 0M26 22a7 7 0 1 0 .1 0M18 22q8-14 16 0zM38 50a12 12 0 0 1 24 0M50 22a7 7 0 1 0 .1 0M45 28h4M51 28h4M62 50a12 12 0 0 1 24 0M74 22a7 7 0 1 0 .1 0M64 20h20M68 20v-8h12v8',
  },
  {
    id: 'feiner-sand',
    title: same('Feiner Sand'),
    pitch: {
      de: 'Alle bauen zugleich, und wer am Ende die wenigsten Karten übrig hat, gewinnt. Verbau sie, verschenk sie, und komm der Flut zuvor. Auch allein und als Fabel über viele Partien.',
      en: 'All build at once, and whoever has the fewest cards left in the end wins. Build them, give them away, beat the tide. Also alone, and as a fable over many games.',
    },
    inlay:
      'M20 50h60M26 50v-22h8v-6h6v6h6v22M46 34h10v16M56 50v-28h6v-6h6v6h8v28M62 16v-9l8 3l-8 3M38 50v-8h4v8M12 54q4-3 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0',
  },
  {
    id: 'ganz-nach-plan',
    title: same('Ganz nach Plan!?'),
    pitch: {
      de: 'Werd deine Karten los! Aber jede ist eine Anweisung: Plätze, Hände und Richtung wechseln, und plötzlich hast du die Karten von nebenan.',
      en: 'Get rid of your cards! But each of them is an order: seats, hands and direction change, and suddenly you hold somebody else’s.',
    },
    inlay: 'M26 12h48v38H26zM50 12a3 3 0 1 0 .1 0M33 40l8-12l8 8l10-14l8 10M33 22h8M33 45h30M62 42l6 6M68 42l-6 6',
  },
  {
    id: 'schlauraff',
    title: same('Schlauraff'),
    pitch: {
      de: 'Sechs Würfel, eine Säule bunter Chips. Wer genau trifft, isst sich nach unten durch. Noch ein Wurf?',
      en: 'Six dice, a column of coloured chips. Hit them exactly and eat your way down. One more roll?',
    },
    inlay:
      'M24 30l30-14q22 2 24 14l-54 0zM24 30v18h54v-18M24 39h54M44 22a3 3 0 1 0 .1 0M58 22a3 3 0 1 0 .1 0M51 10q3-6 6-2',
  },
  {
    id: 'raufer',
    title: same('Raufer'),
    pitch: {
      de: 'Höher oder tiefer: Jede Karte ist ein Stockwerk, jede Ansage ein Befehl. Wer nicht folgen kann, bleibt im Treppenhaus hängen.',
      en: 'Higher or lower: every card is a floor, every call an order. Those who cannot obey get stuck in the stairwell.',
    },
    inlay: 'M16 50h12v-9h12v-9h12v-9h12v-9h18M16 36l36-27M28 41v-12M52 23v-13M70 40l8-9l8 9M78 31v19',
  },
  {
    id: 'schollenschubser',
    title: same('Schollenschubser'),
    pitch: {
      de: 'Deine Forscher wollen über treibende Schollen zum Eisbrecher. Schieb das Eis, hüpf mit, und lass andere baden gehen.',
      en: 'Your researchers cross drifting floes to the icebreaker. Push the ice, hop along, and let others get wet.',
    },
    inlay:
      'M12 42l14-6l18 3l8-5l20 4l16-4M12 42l6 8h62l8-16M44 30l4-12h10l6 12M48 18l-2-6h8M58 24a2 2 0 1 0 .1 0M22 26l8-4l7 5l-8 3zM72 22l8-3l8 5l-8 3z',
  },
  {
    id: 'misd',
    title: same('Misd'),
    pitch: {
      de: 'Neun Formen in neun Farben, eine fehlt. Sieh es als Erste, ruf es aus, und sei sicher.',
      en: 'Nine shapes in nine colours, one is missing. See it first, call it out, and be sure.',
    },
    inlay: 'M22 22a9 9 0 1 0 .1 0M44 40l9-18l9 18zM70 22h17v17h-17zM34 50q16 6 32 0M60 10l4 4M68 6v6M76 10l-4 4',
  },
];
