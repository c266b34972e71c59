// The pictures on the cards: a few props of a day at the beach, drawn in a box of 48 by 48, and which card shows which.
import type { Kind } from './cards';

export type Tone = 'sand' | 'shade' | 'dark' | 'red' | 'deep' | 'sea' | 'white' | 'wood' | 'sun' | 'line';
type Prop = readonly (readonly [Tone, string])[];

const bucket: Prop = [
  ['sand', 'M11 20q13-13 26 0z'],
  ['red', 'M9 20h30l-4 22q-11 4-22 0z'],
  ['deep', 'M9 20q15 6 30 0q-15-4-30 0z'],
  ['line', 'M9 20q15-28 30 0'],
];
const shovel: Prop = [
  ['wood', 'M22 5h4v22h-4z'],
  ['wood', 'M16 3h16v5H16z'],
  ['sea', 'M14 26h20v8q0 9-10 12q-10-3-10-12z'],
  ['line', 'M24 30v9'],
];
const bag: Prop = [
  ['line', 'M15 20q0-14 9-14t9 14'],
  ['sea', 'M8 19h32l-4 25H12z'],
  ['white', 'M9 25h30l-.8 5H9.800z'],
];
const tag: Prop = [
  ['sun', 'M6 22L24 6h16v16L23 42z'],
  ['white', 'M34 10a3 3 0 1 0 .1 0z'],
];
const arrows: Prop = [
  ['white', 'M15 12h18v24H15z'],
  ['sun', 'M10 26a14 14 0 0 0 22 11l3 4l3-13l-13 2l3 3a8 8 0 0 1-12-7z'],
  ['sun', 'M38 22A14 14 0 0 0 16 11l-3-4l-3 13l13-2l-3-3a8 8 0 0 1 12 7z'],
];
const coin: Prop = [
  ['sun', 'M24 5a19 19 0 1 0 .1 0z'],
  ['line', 'M24 10a14 14 0 1 0 .1 0z'],
];
const woodCoin: Prop = [
  ['wood', 'M24 5a19 19 0 1 0 .1 0z'],
  ['line', 'M24 11a13 13 0 1 0 .1 0zM24 17a7 7 0 1 0 .1 0z'],
];
const detector: Prop = [
  ['wood', 'M36 4l4 3L22 32l-4-3z'],
  ['line', 'M34 8l6 5'],
  ['dark', 'M6 33q13-9 26 0q-13 9-26 0z'],
  ['sand', 'M4 42q20-8 40 0v3H4z'],
];
const net: Prop = [
  ['wood', 'M4 40L20 24l3 3L7 43z'],
  ['white', 'M19 8q16-6 22 10q-4 14-20 12q-8-10-2-22z'],
  ['line', 'M22 10l14 18M19 20l20-4M30 7l-6 23'],
];
const crab: Prop = [
  ['line', 'M11 30l-7 4M12 34l-5 7M37 30l7 4M36 34l5 7M16 22l-6-8M32 22l6-8'],
  ['red', 'M24 20q14 0 14 10t-14 10t-14-10t14-10z'],
  ['red', 'M10 15q-7-2-5-9q4 1 5 5q1-5 4-6q3 7-4 10zM38 15q7-2 5-9q-4 1-5 5q-1-5-4-6q-3 7 4 10z'],
  ['white', 'M19 24a3 3 0 1 0 .1 0zM29 24a3 3 0 1 0 .1 0z'],
];
const ring: Prop = [
  ['white', 'M24 6a18 18 0 1 0 .1 0zM24 17a7 7 0 1 1-.1 0z'],
  ['red', 'M24 6a18 18 0 0 1 13 5l-8 8a7 7 0 0 0-5-2zM24 42a18 18 0 0 1-13-5l8-8a7 7 0 0 0 5 2z'],
];
const present: Prop = [
  ['sea', 'M7 20h34v24H7z'],
  ['sun', 'M21 20h6v24h-6z'],
  ['sun', 'M24 19q-14-2-12-10q8-3 12 10q4-13 12-10q2 8-12 10z'],
];
const pallet: Prop = [
  ['wood', 'M4 26h40v5H4z'],
  ['wood', 'M4 37h40v5H4z'],
  ['dark', 'M7 31h6v6H7zM21 31h6v6h-6zM35 31h6v6h-6z'],
  ['sun', 'M24 6a9 9 0 1 0 .1 0z'],
];
const cloud: Prop = [
  ['white', 'M12 30a8 8 0 0 1 0-16a11 11 0 0 1 21-3a9 9 0 0 1 4 19z'],
  ['sand', 'M17 27V16h3v3h3v-3h3v3h3v-3h3v11z'],
  ['white', 'M12 34a3 3 0 1 0 .1 0zM7 41a2 2 0 1 0 .1 0z'],
];
const boat: Prop = [
  ['wood', 'M5 31h38l-6 11H11z'],
  ['line', 'M22 31V5'],
  ['white', 'M24 7l16 20H24z'],
  ['red', 'M20 12v15H8z'],
];
const castle: Prop = [
  ['sand', 'M7 44V22h5v4h5v-4h4v-8h-2V8h4v3h4V8h4v6h-2v8h4v4h5v-4h5v22z'],
  ['dark', 'M20 44v-8a4 4 0 0 1 8 0v8z'],
  ['shade', 'M35 26h5v18h-5z'],
];
const largeCastle: Prop = [
  ['sand', 'M4 45V20h4v4h4v-4h4v6h3V12h3v3h4v-3h3v14h3v-6h4v4h4v-4h4v25z'],
  ['dark', 'M19 45v-9a5 5 0 0 1 10 0v9z'],
  ['line', 'M24 12V2'],
  ['red', 'M24 2l10 3l-10 4z'],
];
const hugeCastle: Prop = [
  ['sand', 'M2 46V18h3v3h3v-3h3v8h4V10h3v3h3v-3h6v3h3v-3h3v16h4v-8h3v3h3v-3h3v28z'],
  ['dark', 'M19 46V36a5 5 0 0 1 10 0v10z'],
  ['line', 'M24 10V1M7 18V9M41 18V9'],
  ['red', 'M24 1l9 2.500l-9 3.500zM7 9l6 2l-6 2zM41 9l6 2l-6 2z'],
];
const chair: Prop = [
  ['wood', 'M8 44V16Q9 5 24 5t16 11v28z'],
  ['white', 'M12 30V17Q13 9 24 9t12 8v13z'],
  ['red', 'M17 10v20h4V9zM27 9v21h4V10z'],
  ['sea', 'M10 30h28v7H10z'],
];
const frame: Prop = [
  ['line', 'M10 45V5M38 45V5M10 12l28 12M10 28l28 12'],
  ['wood', 'M5 20h38v4H5z'],
  ['wood', 'M5 36h38v4H5z'],
];
const pit: Prop = [
  ['sand', 'M2 24q22-12 44 0l-4 18H6z'],
  ['dark', 'M9 26q15-7 30 0q-5 14-15 14T9 26z'],
];
const block: Prop = [
  ['white', 'M5 20l8-7h30l-6 7z'],
  ['shade', 'M37 20l6-7v22l-6 8z'],
  ['sand', 'M5 20h32v23H5z'],
  ['line', 'M5 31h32M16 20v11M27 31v12'],
];

// What stands on the picture: a figure says how much.
export const pictures: Record<Kind, { prop: Prop; figure?: string }> = {
  castle: { prop: castle },
  largeCastle: { prop: largeCastle, figure: '−1' },
  hugeCastle: { prop: hugeCastle, figure: '−2' },
  beachChair: { prop: chair },
  coin: { prop: coin },
  scaffold: { prop: frame, figure: '1' },
  pit: { prop: pit, figure: '0' },
  foundation: { prop: block, figure: '4' },
  green: { prop: bucket, figure: '+1' },
  green2: { prop: bucket, figure: '+2' },
  drawTwo: { prop: bucket, figure: '1×' },
  woodenCoin: { prop: woodCoin, figure: '+1' },
  drawAndDiscard: { prop: bucket, figure: '2−1' },
  coinDraw: { prop: net },
  reallyUsefulFind: { prop: detector },
  red: { prop: shovel, figure: '+1' },
  rebate: { prop: tag, figure: '−1' },
  cheapBuild: { prop: shovel, figure: '−2' },
  freeBuild: { prop: present, figure: '1×' },
  dreamBuild: { prop: cloud },
  blue: { prop: bucket, figure: '+1' },
  blue2: { prop: bucket, figure: '+2' },
  extraBuild: { prop: shovel, figure: '≤3' },
  usefulFind: { prop: detector },
  drawToLimit: { prop: bag, figure: '=' },
  redrawHalf: { prop: bucket, figure: '½' },
  purple: { prop: bag, figure: '+1' },
  purple2: { prop: bag, figure: '+2' },
  shortTermLimit: { prop: ring, figure: '+3' },
  recycling: { prop: arrows, figure: '2:1' },
  lastDelivery: { prop: boat, figure: '+1' },
  swap: { prop: arrows, figure: '1:1' },
  removeJunk: { prop: crab },
  alwaysBuild: { prop: shovel, figure: '2+1' },
  threeForTwo: { prop: arrows, figure: '3:2' },
  oneMore: { prop: bucket, figure: 'N+1' },
  pallet: { prop: pallet },
};
