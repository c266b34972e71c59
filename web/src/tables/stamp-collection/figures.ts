import { pictured, type PieceKind, type RulePictures } from '../contract';
import Chocolates from './Chocolates.svelte';
import Coin from './Coin.svelte';
import Enthusiast from './Enthusiast.svelte';
import Filled from './figures/Filled.svelte';
import Set from './figures/Set.svelte';
import SetPicture from './figures/SetPicture.svelte';
import Tiles from './figures/Tiles.svelte';
import Visit from './figures/Visit.svelte';
import { colours, motifs, type Tile } from './regions';
import TilePicture from './TilePicture.svelte';

const pictures: RulePictures<'stamp-collection'> = {
  figures: [
    {
      clause: '',
      Picture: Tiles,
      caption: {
        de: 'Die vier Motive (hier in Grün), die Unterlagen der sechs Farben, ihre Enthusiasten; Lagerplatz, Pralinen und Münzen.',
        en: 'The four motifs (here in green), the mounts of the six colours, their enthusiasts; storage tile, chocolates and coins.',
      },
      shows: {
        de: 'Vier grüne Marken mit Tier, Pflanze, Bauwerk und Panorama, sechs farbige Unterlagen, sechs Enthusiasten, ein Lagerplatz, eine Schachtel Pralinen, eine Gold- und eine Silbermünze.',
        en: 'Four green stamps with animal, plant, building and panorama, six coloured mounts, six enthusiasts, a storage tile, a box of chocolates, a gold and a silver coin.',
      },
    },
    {
      clause: 'C3',
      Picture: Filled,
      caption: {
        de: 'Ein Album: Die zweite Unterlage einer Farbe liegt neben der ersten, eine neue Farbe irgendwo. Zwei Unterlagen haben schon eine Marke ihrer Farbe; die Münzen sind Mehrkosten der Felder.',
        en: 'An album: the second mount of a colour lies next to the first, a new colour anywhere. Two mounts have a stamp of their colour already; the coins are the extra costs of the fields.',
      },
      shows: {
        de: 'Ein Album mit vier mal vier Feldern: zwei Unterlagen derselben Farbe nebeneinander, eine davon mit Marke, und eine rote mit Marke. Auf manchen freien Feldern liegen eine oder zwei Silbermünzen.',
        en: 'An album of four by four fields: two mounts of the same colour side by side, one of them with a stamp, and a red one with a stamp. Some free fields show one or two silver coins.',
      },
    },
    {
      clause: 'C6',
      Picture: Visit,
      caption: {
        de: 'Du zeigst eine grüne Marke: Der grüne Enthusiast kommt zu dir. Weil schon andere da sind, gibt es Pralinen.',
        en: 'You present a green stamp: the green enthusiast comes to you. Because others are there already, there are chocolates.',
      },
      shows: {
        de: 'Eine grüne Marke auf ihrer Unterlage, dann zu einem blauen und einem rosa Enthusiasten der grüne dazu, dann eine Schachtel Pralinen.',
        en: 'A green stamp on its mount, then the green enthusiast joining a blue and a pink one, then a box of chocolates.',
      },
    },
    {
      clause: 'C7',
      Picture: Set,
      caption: { de: 'Eines der Sondersets: Wer diese Marken zuerst alle zeigt, gewinnt es.', en: 'One of the special sets: whoever is first to present all these stamps wins it.' },
      shows: { de: 'Die Marken eines Sondersets und wie viele Punkte es zählt.', en: 'The stamps of a special set, and how many points it counts.' },
    },
  ],
  words: {
    'stamp-collection.figures.box': { de: 'Pralinen', en: 'Chocolates' },
    'stamp-collection.figures.box.text': {
      de: 'Ein Punkt je Schachtel. Bringt ein Enthusiast mit, der zu anderen dazukommt.',
      en: 'One point a box. Brought by an enthusiast who joins others.',
    },
    'stamp-collection.figures.gold': { de: 'Gold (5)', en: 'Gold (5)' },
    'stamp-collection.figures.gold.text': {
      de: 'So viel wert wie 5 Silber. Je mehr Gold an der Börse liegt, desto teurer sind die Plättchen.',
      en: 'Worth 5 silver. The more gold lies on the exchange, the dearer the tiles.',
    },
    'stamp-collection.figures.silver': { de: 'Silber', en: 'Silver' },
    'stamp-collection.figures.silver.text': { de: 'Damit wird gezahlt. Alle beginnen mit 6.', en: 'For paying. Everybody begins with 6.' },
    'stamp-collection.figures.points': { de: '{n} {n|Punkt|Punkte}', en: '{n} {n|point|points}' },
    'stamp-collection.figures.set': { de: 'Sonderset', en: 'Special set' },
    'stamp-collection.figures.stamps': { de: 'Marken', en: 'Stamps' },
    'stamp-collection.figures.mounts': { de: 'Unterlagen und Lagerplätze', en: 'Mounts and storage tiles' },
    'stamp-collection.figures.others': { de: 'Enthusiasten, Pralinen, Geld', en: 'Enthusiasts, chocolates, money' },
    'stamp-collection.figures.fan.text': {
      de: 'Besucht, wer eine Marke dieser Farbe zeigt, und bleibt, bis jemand anders eine zeigt.',
      en: 'Visits whoever presents a stamp of this colour, and stays until somebody else presents one.',
    },
  },
  pieces: (pack, word) => {
    const tile = (name: string, of: Tile, count: number, group: string): PieceKind => ({
      key: `${of.kind}-${of.colour ?? ''}-${of.motif ?? ''}`,
      name,
      count,
      text: [
        of.colour ? `${word(`stamp-collection.table.region.${of.colour}`)}.` : '',
        word(`stamp-collection.table.rule.${of.kind}`),
      ]
        .filter(Boolean)
        .join(' '),
      group: word(`stamp-collection.figures.${group}`),
      picture: pictured(TilePicture, { tile: of }),
      width: 66,
    });
    const set = (n: number, stamps: (typeof pack.specialSets.value)[number]['stamps'], text: string): PieceKind => ({
      key: `set-${stamps.map(({ colour, motif }) => `${colour}-${motif}`).join('-')}`,
      name: `${word('stamp-collection.figures.set')}, ${word('stamp-collection.figures.points', { n })}`,
      count: 1,
      text,
      group: word('stamp-collection.sheet.sets'),
      picture: pictured(SetPicture, { stamps }),
      width: 120,
      ratio: stamps.length === 0 ? 0.68 : 0.34,
    });
    const group = word('stamp-collection.figures.others');
    return [
      ...colours.flatMap((colour) =>
        motifs.map((motif) =>
          tile(
            word(`stamp-collection.${colour}.${motif}`),
            { kind: 'stamp', colour, motif },
            pack.stamps.value[colour][motif],
            'stamps',
          ),
        ),
      ),
      ...colours.map((colour) =>
        tile(
          word(`stamp-collection.mount.${colour}`),
          { kind: 'mount', colour, motif: null },
          pack.mounts.value[colour],
          'mounts',
        ),
      ),
      tile(word('stamp-collection.storage'), { kind: 'storage', colour: null, motif: null }, pack.storageTiles.value, 'mounts'),
      ...pack.specialSets.value.map(({ points, stamps }) =>
        set(points, stamps, stamps.map(({ colour, motif }) => word(`stamp-collection.${colour}.${motif}`)).join(', ')),
      ),
      set(pack.worldSetPoints.value, [], word('stamp-collection.table.world')),
      ...colours.map((colour) => ({
        key: `fan-${colour}`,
        name: word('stamp-collection.enthusiast', { colour: { word: `stamp-collection.colour.${colour}` } }),
        count: 1,
        text: word('stamp-collection.figures.fan.text'),
        group,
        picture: pictured(Enthusiast, { colour }),
        width: 44,
        ratio: 1.31,
      })),
      ...(['box', 'gold', 'silver'] as const).map((what) => ({
        key: what,
        name: word(`stamp-collection.figures.${what}`),
        text: word(`stamp-collection.figures.${what}.text`),
        group,
        picture: what === 'box' ? pictured(Chocolates, {}) : pictured(Coin, { gold: what === 'gold' }),
        width: 44,
      })),
    ];
  },
};
export default pictures;
