// The largest game: every value twice.
export const values: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const copies = 2;
