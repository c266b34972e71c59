import { pictured, type RulePictures } from '../contract';
import Marker from './figures/Marker.svelte';
import Markers from './figures/Markers.svelte';
import Missing from './figures/Missing.svelte';
import Printed from './figures/Printed.svelte';
import Search from './figures/Search.svelte';
import { sayPair, sidesOf } from './figures/sides';

const pictures: RulePictures<'misd'> = {
  figures: [
    {
      clause: '',
      Picture: Markers,
      caption: { de: 'Die zehn Formen und die zehn Farben mit ihren Buchstaben.', en: 'The ten shapes, and the ten colours with their letters.' },
      shows: {
        de: 'Zehn Formen im Umriss und zehn Farbkleckse, jeder mit seinem Namen.',
        en: 'Ten shapes in outline and ten splashes of colour, each with its name.',
      },
    },
    {
      clause: 'M1',
      Picture: Missing,
      caption: {
        de: 'Neun Formen in neun Farben. Rechts steht, was auf dieser Seite fehlt und gerufen werden muss.',
        en: 'Nine shapes in nine colours. On the right is what this side lacks and what has to be called.',
      },
      shows: {
        de: 'Eine Kartenseite mit neun bunten Formen, daneben die eine Form in der einen Farbe, die fehlt.',
        en: 'The side of a card with nine coloured shapes, and beside it the one shape in the one colour that is missing.',
      },
    },
    {
      clause: 'M3',
      Picture: Search,
      caption: {
        de: 'Gesucht ist ein Paar aus Form und Farbe. Es steht auf Karte 2; die gleiche Form in anderer Farbe zählt nicht.',
        en: 'A pair of shape and colour is wanted. Card 2 shows it; the same shape in another colour does not count.',
      },
      shows: {
        de: 'Oben das gesuchte Paar, darunter drei Karten mit Nummern. Karte 2 ist umrandet, denn nur auf ihr steht es.',
        en: 'The wanted pair above three cards with numbers. Card 2 is outlined, for it is the only one that shows it.',
      },
    },
  ],
  words: {
    'misd.figures.cards': { de: 'Karten, jede mit zwei Seiten', en: 'Cards, each with two sides' },
    'misd.figures.shapes': { de: 'Marker für Formen', en: 'Markers for shapes' },
    'misd.figures.colours': { de: 'Marker für Farben', en: 'Markers for colours' },
    'misd.figures.front': { de: 'Karte {n}, vorn', en: 'Card {n}, front' },
    'misd.figures.back': { de: 'Karte {n}, hinten', en: 'Card {n}, back' },
    'misd.figures.missing': { de: 'Hier fehlt: {pair}.', en: 'Missing here: {pair}.' },
    'misd.figures.marker': {
      de: 'Sagt zusammen mit einem Marker der anderen Art, was gesucht wird.',
      en: 'Says what is wanted, together with a marker of the other kind.',
    },
  },
  pieces: (pack, word) => {
    const marker = { count: 1, text: word('misd.figures.marker'), width: 44 };
    return [
      ...sidesOf(pack).map(({ card, side, missing, face }) => ({
        key: `${side}-${card}`,
        name: word(`misd.figures.${side}`, { n: card }),
        text: word('misd.figures.missing', { pair: sayPair(word, missing) }),
        group: word('misd.figures.cards'),
        picture: pictured(Printed, { face }),
        width: 120,
      })),
      ...pack.shapes.value.map((shape) => ({
        ...marker,
        key: shape,
        name: word(`misd.shape.${shape}`),
        group: word('misd.figures.shapes'),
        picture: pictured(Marker, { shape }),
      })),
      ...pack.colours.value.map((colour) => ({
        ...marker,
        key: colour,
        name: word(`misd.colour.${colour}`),
        group: word('misd.figures.colours'),
        picture: pictured(Marker, { colour }),
      })),
    ];
  },
};
export default pictures;
