// What the 24 stamps show, each in a box of 38 by 28 with the sky of its region behind it: layers of flat colour, drawn
// from back to front.
import type { Colour, Motif } from './regions';

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

const flat = (fill: string, d: string): Layer => ({ fill, d });
const line = (stroke: string, width: number, d: string): Layer => ({ stroke, width, d });
const dot = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

const ink = '#2b1c12';
const white = '#fffdf6';
const sun = '#f1c94b';
const leaf = '#4d8148';
const moss = '#356339';
const sand = '#d9b36c';
const stone = '#b7ad9b';
const sea = '#7fb3c9';

export const pictures: Record<Colour, Record<Motif, readonly Layer[]>> = {
  blue: {
    // A beaver with its stick.
    animal: [
      flat(sea, 'M0 23h38v5h-38z'),
      flat('#5b3a24', 'M11 23q-10 1-10-5q7-4 12 1z'),
      line('#c9a06a', 0.7, 'M4 17l5 5M7 16l4 5M3 20l5-3'),
      flat('#8a5a35', 'M8 24q-1-12 8-14q2-6 8-6q7 1 7 8q0 3-2 5q2 4 0 7z'),
      flat('#a5744a', 'M17 24q-1-6 4-9q5 1 6 9z'),
      flat('#8a5a35', dot(21, 5, 2)),
      flat(ink, `${dot(26, 9.5, 1.1)}${dot(31, 11.6, 1.5, 1.2)}`),
      flat(white, 'M28.5 14h2.8v3.4h-2.8z'),
      line(ink, 0.5, 'M29.9 14v3.4'),
      line('#6d4b2c', 1.8, 'M22 20l14-3'),
    ],
    plant: [
      flat(sun, dot(31, 7, 3.5)),
      flat(sand, 'M0 24q19-4 38 0v4h-38z'),
      line(moss, 5.6, 'M18 26V6M18 19h-5q-3 0-3-3v-4M18 16h6q3 0 3-3v-3'),
      line('#6f9d5c', 0.8, 'M17 25V6M19.5 25V6M10 15v-3M27 12v-2'),
      flat('#d9577f', `${dot(18, 3.4, 1.7)}${dot(27, 7.6, 1.4)}`),
    ],
    building: [
      flat('#8fb2cc', 'M3 28V15h6v13zM28 28V12h7v16z'),
      flat('#f2ead9', 'M12 28V14h3V9h2l2-8.5l2 8.5h2v5h3v14z'),
      flat('#d8cdb6', 'M19 .5l2 8.5h2v5h3v14h-7z'),
      line('#8b8068', 0.9, 'M14.5 17v9M17 12v14M21 12v14M23.5 17v9'),
      line(white, 0.8, 'M5 18h2M5 21h2M5 24h2M30 15h3M30 18h3M30 21h3M30 24h3'),
    ],
    panorama: [
      flat(sun, dot(19, 12, 4)),
      flat('#e0a56a', 'M0 22q10-3 20-1t18-1v8h-38z'),
      flat('#b9603a', 'M1 23l2-7v-4h8v4l3 7zM22 22l3-8v-6h1v-2h6v3h1v5l3 8z'),
      flat('#964828', 'M8 12h3v4l3 7h-4zM29 6h3v3h1v5l3 8h-5z'),
      line(white, 0.9, 'M19 28l.4-4M20 22.5l.2-1.5'),
    ],
  },
  green: {
    animal: [
      line('#6d4b2c', 2.4, 'M2 24l26 2'),
      flat('#2a2622', 'M9 26q-3-2-1-6q0-9 6-13q6-4 10 0q3 3 1 8q-2 8-10 10z'),
      flat('#f6d35c', 'M18 7q6-2 7 3q1 5-4 7q-5-1-5-5q0-3 2-5z'),
      flat('#e8872c', 'M24 7q10-3 13 5q1 4-1 6q-2-6-12-5q-2-3 0-6z'),
      flat('#b8392c', 'M33 8q5 2 4.5 7q-.5 2-1.5 3q0-5-5-6z'),
      flat(white, dot(21.5, 8.5, 1.9)),
      flat(ink, dot(21.8, 8.5, 1)),
    ],
    plant: [
      flat(moss, 'M19 11q-7-2-9-8q6 0 7 3q-1-4 2-6q3 2 2 6q1-3 7-3q-2 6-9 8z'),
      flat(leaf, 'M19 11q-3-3-3-8l3 4l3-4q0 5-3 8z'),
      flat('#dca236', dot(19, 19, 6.5, 8.5)),
      line('#9c6b1e', 0.8, 'M13.5 15l9 10M16 11.5l9 10.5M24.5 15l-9 10M22 11.5l-9 10.5'),
    ],
    building: [
      flat(leaf, 'M0 24q19-3 38 0v4h-38z'),
      flat(stone, 'M4 26V6h30v20h-10v-10h-10v10z'),
      flat('#958b79', 'M4 6h30v3h-30zM31 9h3v17h-3zM21 16h3v10h-3z'),
      line('#6f6657', 0.8, 'M7 12.5h4M13 12.5h3M22 12.5h3M27 12.5h3M7 19h5M27 22h3M7 23h3'),
      flat('#6f6657', 'M17 10.5h4v3.5h-4z'),
    ],
    panorama: [
      flat(sea, 'M0 22h38v6h-38z'),
      flat('#6c8f6a', 'M13 24q3-19 10-20q7 2 10 20z'),
      flat('#587855', 'M23 4q7 2 10 20h-7q1-14-3-20z'),
      flat('#7da37a', 'M0 24q3-8 7-8t8 8z'),
      line(ink, 0.6, 'M7 16L23 5'),
      flat('#c8452f', 'M12.5 13.5h4.5v3h-4.5z'),
      line(white, 0.8, 'M3 26h6M20 26.5h9'),
    ],
  },
  purple: {
    animal: [
      flat(leaf, 'M0 25h38v3h-38z'),
      flat('#5a4431', 'M4 25l-2-3l2-1l-1-4l3 0l0-4l3 1l1-4l3 2l3-4l2 3l4-2l1 3l4 0l0 4l3 1q2 3 2 8z'),
      line('#a58a6b', 0.8, 'M8 20l-2-2M12 16l-2-3M17 14l-1-3M12 22l-2-2M17 19l-2-3M22 15l0-3M22 20l-1-3'),
      flat('#d6b48b', 'M24 25q-1-8 4-9q6 1 9 7q0 2-2 2z'),
      flat(ink, `${dot(36, 22.8, 1.3)}${dot(29.5, 19.8, 1)}`),
    ],
    plant: [
      line(moss, 1.8, 'M19 28V13'),
      flat(leaf, 'M19 28q-8-2-8-12q6 2 8 12zM19 28q7-1 9-9q-7 0-9 9z'),
      flat('#b8375a', 'M12 3l4 3l3-5l3 5l4-3q1 12-7 13q-8-1-7-13z'),
      flat('#942545', 'M19 1l3 5q0 7-3 10q-3-3-3-10z'),
    ],
    building: [
      flat(leaf, 'M0 24q19-4 38 0v4h-38z'),
      flat('#f2ead9', 'M14 26l2-14h7l2 14z'),
      flat('#d8cdb6', 'M20 12h3l2 14h-4z'),
      flat('#8c3b2e', 'M15 12q4.5-6 9 0z'),
      flat('#6d4b2c', 'M18 26v-5h3v5z'),
      line('#5f3f22', 1, 'M7 2l24 20M31 2l-24 20'),
      flat(white, 'M7 2l2.5-1.5l8 7.5l-1.8 1.4zM31 22l-2.5 1.5l-8-7.5l1.8-1.4zM31 2l1.5 2.5l-8.5 6.5l-1.4-1.8zM7 22l-1.5-2.5l8.5-6.5l1.4 1.8z'),
      flat(ink, dot(19, 12, 1.2)),
    ],
    panorama: [
      flat('#8b93b5', 'M0 22l9-15l6 9l8-13l15 19z'),
      flat('#6d7599', 'M9 7l6 9l2-3l5 9h-11zM23 3l15 19h-10z'),
      flat(white, 'M9 7l3.5 5l-2-.6l-1.5 2l-1.5-2l-1.7.8zM23 3l5 6.5l-2.6-.8l-2 2.3l-2.2-2.3l-2 1z'),
      flat(sea, 'M0 22h38v6h-38z'),
      flat('#8c3b2e', 'M27 19l4-3l4 3z'),
      flat('#f2ead9', 'M28.5 19h5v3h-5z'),
      line(white, 0.8, 'M4 25h7M16 26h5'),
    ],
  },
  brown: {
    animal: [
      flat('#c9a24e', 'M0 25h38v3h-38z'),
      flat('#e0ad4f', 'M11 28l1-9l5-13q-1-3 1-4l6 2q5 1 6 4q-1 2-4 2l-5-1l-2 8l1 11z'),
      line('#e0ad4f', 1.5, 'M18.5 3v-2.4M21.5 3.5v-2.3'),
      flat('#5f3f22', `${dot(18.5, 0.9, 1)}${dot(21.5, 1.4, 1)}`),
      flat('#9a6426', 'M17 9l2-1l1 2l-2 1zM14.5 14l3-1l0 3l-3 1zM13.5 19l2 0l0 3l-2 0zM17.5 18l2 1l-1 3l-2-1zM16 23.5l2 0l1 3l-3 0zM12.5 24l2 1l-1 3l-1 0z'),
      flat(ink, `${dot(23.5, 5.6, 0.9)}${dot(29, 7.6, 0.5)}`),
      line(leaf, 1.2, 'M29.5 8.5q4-1 7 2M33 8.6q1-3 3-3.5'),
    ],
    plant: [
      flat('#c9a24e', 'M0 25h38v3h-38z'),
      flat('#8a6242', 'M14 26q2-8-1-13l-6-5l1-1l7 4l-1-6h2l2 6l2-7h1.5l0 7l3-5l1.5.5l-2 6l6-3l.8 1l-6.8 5q-3 4 0 10.5z'),
      flat('#6e4a2f', 'M20 12l3 0q-2 6 1 14h-5q2-7 1-14z'),
      flat(leaf, `${dot(7, 7, 4, 2.4)}${dot(15, 4, 4.5, 2.6)}${dot(24, 3.6, 5, 2.6)}${dot(31, 7.5, 4, 2.4)}`),
    ],
    building: [
      flat(sun, dot(8, 6, 3.2)),
      flat('#e0bd79', 'M0 24h38v4h-38z'),
      flat('#d2a757', 'M6 25L20 5l14 20z'),
      flat('#a97f38', 'M20 5l14 20h-10z'),
      flat('#d2a757', 'M1 25l7-9l7 9z'),
      flat('#a97f38', 'M8 16l7 9h-5z'),
      line('#8d6829', 0.6, 'M13 19.5h9M15 12.5h6M10 23h13'),
    ],
    panorama: [
      flat('#e58b45', dot(19, 18, 9)),
      flat('#7a5a2d', 'M0 21q19-3 38 0v7h-38z'),
      line('#3b2717', 1.6, 'M25 22q1-5-1-8M24.5 16l4-4M24 15l-4-3'),
      flat('#3f5a2f', 'M14 12q2-4 9-4t11 4q-3 2-10 1.6q-7 .4-10-1.6z'),
      flat('#3b2717', 'M5 21q0-4 3-4q4-1 6 1l0 3h-1.2v-2h-4.5v2h-1.3v-2.5q-1 0-1 2.5z'),
    ],
  },
  red: {
    animal: [
      flat(ink, `${dot(10, 6, 4)}${dot(28, 6, 4)}`),
      flat(white, dot(19, 15, 12, 11)),
      flat(ink, 'M9.5 16q-1-6 4-6q4 2 2 5q-2 4-6 1zM28.5 16q1-6-4-6q-4 2-2 5q2 4 6 1z'),
      flat(white, `${dot(13.5, 13, 1.2)}${dot(24.5, 13, 1.2)}`),
      flat(ink, dot(19, 18, 2, 1.4)),
      line(ink, 0.9, 'M19 19.4v1.6q-2 2-4 .5M19 21q2 2 4 .5'),
      line(moss, 1.8, 'M22 23.5l14-5'),
      flat(leaf, 'M31 20q2-5 6-5q-1 5-6 5z'),
    ],
    plant: [
      flat(sea, 'M0 20h38v8h-38z'),
      flat(leaf, `${dot(10, 24, 8, 2.6)}${dot(30, 24.5, 7, 2.4)}`),
      flat('#d9708f', 'M19 22q-12 0-15-10q8 0 12 6zM19 22q12 0 15-10q-8 0-12 6z'),
      flat('#e795ae', 'M19 22q-9-4-9-15q7 3 9 15zM19 22q9-4 9-15q-7 3-9 15z'),
      flat('#f3bccb', 'M19 22q-6-8 0-19q6 11 0 19z'),
    ],
    building: [
      flat(leaf, 'M0 25h38v3h-38z'),
      flat('#f2ead9', 'M13 26v-6h12v6zM14 19v-5h10v5zM15.5 12v-4h7v4z'),
      flat('#8c2f22', 'M6 20q6 0 8-3h10q2 3 8 3q-1 2-3 2h-20q-2 0-3-2zM8 13.5q5 0 7-3h8q2 3 7 3q-1 2-3 2h-16q-2 0-3-2zM10.5 7.5q4 0 7-4h3q3 4 7 4q-1 1.8-3 1.8h-11q-2 0-3-1.8z'),
      line('#8c2f22', 1, 'M19 4V.5'),
      flat('#5f3f22', 'M17.5 26v-3.6h3v3.6z'),
    ],
    panorama: [
      flat('#cf3f2f', dot(28, 8, 5)),
      flat('#5f7896', 'M2 26q10-5 14-18h6q4 13 14 18z'),
      flat('#4b6180', 'M19 8h3q4 13 14 18h-12q-5-8-5-18z'),
      flat(white, 'M16 8h6q1 4 2.5 6.5l-2.5-1.5l-1.5 2.5l-2-2.5l-2 2.5l-1.5-2l-2 1.5q2-3.5 3-7z'),
      flat('#f1b9c0', `${dot(3, 24, 3.5)}${dot(8, 26, 3)}${dot(1, 27, 3)}`),
      line(white, 1.2, 'M20 26.5h14'),
    ],
  },
  pink: {
    animal: [
      line('#8a6242', 3.4, 'M33 0v28'),
      flat('#8d9298', `${dot(8, 9, 6.5)}${dot(26, 9, 6.5)}`),
      flat('#e9c6cf', `${dot(8, 9, 3.6)}${dot(26, 9, 3.6)}`),
      flat('#a4a9af', dot(17, 14, 9.5, 9)),
      flat('#a4a9af', 'M10 28q1-6 7-6t9 6z'),
      flat(ink, `${dot(12.5, 12, 1.2)}${dot(21.5, 12, 1.2)}${dot(17, 15.8, 2.1, 3.2)}`),
      line('#8d9298', 3, 'M24 26q4-4 9-4'),
      line(ink, 0.8, 'M15 20.5q2 1.5 4 0'),
    ],
    plant: [
      line('#6d4b2c', 1.6, 'M3 4q14 3 18 22'),
      flat('#7fa08a', 'M9 6q2 9-3 14q-4-7 3-14zM14 9q5 5 4 14q-7-5-4-14zM10 6q8-4 14-1q-6 5-14 1zM16 11q8-3 14 2q-8 4-14-2z'),
      flat('#5c8069', 'M9 6q2 9-3 14q0-7 3-14zM16 11q8-3 14 2q-7 0-14-2z'),
      line('#c8395c', 1, 'M29 24l-5-4M29 24l-2-6M29 24l1-6.5M29 24l4-5.5M29 24l6-3M29 24l-6 0M29 24l6.5 1'),
      flat('#942545', dot(29, 24, 2.2, 1.7)),
    ],
    building: [
      flat(sea, 'M0 23h38v5h-38z'),
      flat('#c9b79a', 'M3 21h32v3h-32z'),
      flat(white, 'M5 21q0-8 7-12q4 6 2 12zM12 21q0-12 9-17q5 8 2 17zM22 21q1-9 8-12q4 6 2 12z'),
      flat('#ddd2c0', 'M12 9q4 6 2 12h-3q2-6 1-12zM21 4q5 8 2 17h-4q3-9 2-17zM30 9q4 6 2 12h-3q2-6 1-12z'),
      line(white, 0.9, 'M5 26h6M17 26.5h8M30 25.5h4'),
    ],
    panorama: [
      flat('#4a4470', 'M0 0h38v18h-38z'),
      flat(white, `${dot(29, 4, 0.9)}${dot(33, 8, 0.9)}${dot(25.5, 8.5, 0.9)}${dot(29.5, 12, 0.9)}${dot(8, 5, 0.5)}${dot(15, 3, 0.5)}`),
      flat('#d98a4e', 'M0 19h38v9h-38z'),
      flat('#b5502f', 'M3 20q2-7 6-8q9-2 19 0q5 2 7 8z'),
      flat('#8f3a22', 'M3 20q1-3 3-5q14 2 22-3q5 2 7 8z'),
      line('#6f7f45', 1.2, 'M6 25q1-2 2 0M20 24q1-2 2 0M30 26q1-2 2 0'),
    ],
  },
};
