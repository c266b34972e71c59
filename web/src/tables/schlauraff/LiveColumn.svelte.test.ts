import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Cell } from './dice';
import LiveColumn from './LiveColumn.svelte';

test('a die from the chip above and a free one may show the same', () => {
  const cell: Cell = { chip: 'yellow', gone: false, beneath: { chips: 0, reds: 0 } };
  const two = { die: { face: 2, nth: 0 }, isComing: true };
  const column = mount(LiveColumn, {
    target: document.body,
    props: {
      ...{ column: 0, player: 0, name: 'Anna', round: '1', label: 'Column', pickChip: () => {} },
      chips: [
        {
          ...{ cell, label: 'yellow', tag: 'still 7', isMet: false, isGivenUp: false },
          ...{ can: true, chosen: true, barred: false, dice: [two, two] },
        },
      ],
    },
  });
  flushSync();
  expect(document.querySelectorAll('svg.die')).toHaveLength(2);
  void unmount(column);
});
