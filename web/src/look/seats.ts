// How seats are told apart: eight colours (tokens.css), each always with its shape.
export const shapes = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'drop'] as const;
export type Shape = (typeof shapes)[number];

export const seatShape = (index: number): Shape => shapes[index % shapes.length] ?? 'circle';
export const seatColour = (index: number): string => `--seat-${index % shapes.length}`;

// Drawn in a box of 24 by 24, all of about the same weight to the eye.
export const shapePaths: Record<Shape, string> = {
  circle: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z',
  square:
    'M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5z',
  triangle:
    'M12 2.2a1.4 1.4 0 0 1 1.2.7l9.4 16.6a1.4 1.4 0 0 1-1.2 2.1h-18.8a1.4 1.4 0 0 1-1.2-2.1l9.4-16.6a1.4 1.4 0 0 1 1.2-.7z',
  diamond: 'M12 1l11 11l-11 11l-11-11z',
  star: 'M12 1.4l3.2 6.9l7.5.9l-5.5 5.2l1.4 7.4l-6.6-3.7l-6.6 3.7l1.4-7.4l-5.5-5.2l7.5-.9z',
  hexagon: 'M6.6 2.8h10.8l5.4 9.2l-5.4 9.2h-10.8l-5.4-9.2z',
  cross: 'M8.2 2h7.6v6.2h6.2v7.6h-6.2v6.2h-7.6v-6.2h-6.2v-7.6h6.2z',
  drop: 'M12 1.2c4.2 5.6 7.6 9.4 7.6 13.4a7.6 7.6 0 0 1-15.2 0c0-4 3.4-7.8 7.6-13.4z',
};
