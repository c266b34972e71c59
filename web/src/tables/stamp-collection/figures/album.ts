// An album as a pack prints it, with what somebody has put there.
import type { StampCollectionContent } from '../../../generated/types';
import type { Colour, Field, Motif } from '../regions';

type Put = Record<number, { mount: Colour; stamp?: Motif }>;

export function albumWith({ albums }: StampCollectionContent, put: Put): { album: Field[] } {
  const { printedMount, sideA } = albums.value;
  const album = [...sideA.join('')].map((mark, i): Field => {
    const own = put[i];
    const mount = own?.mount ?? (mark === 'M' ? printedMount : null);
    return { extra: Number(mark) || 0, mount, stamp: own?.stamp ?? null, open: false };
  });
  return { album };
}
