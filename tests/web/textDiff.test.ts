import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Piece, textDiff } from '../../web/domain/reviews/diff.ts';

const without = (pieces: Piece[], kind: Piece['kind']) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map((piece) => piece.text)
    .join('');

test('a reviewer sees what became of a text word by word, figures and units as wholes', () => {
  expect(textDiff('石墨烯导热膜 12.5 W', '石墨烯散热膜 13.5 kW')).toEqual([
    { kind: 'same', text: '石墨烯' },
    { kind: 'removed', text: '导' },
    { kind: 'added', text: '散' },
    { kind: 'same', text: '热膜 ' },
    { kind: 'removed', text: '12.5 W' },
    { kind: 'added', text: '13.5 kW' },
  ]);
});

test('both versions can be read from the pieces, whatever the texts are, and a text that is another one is shown whole', () => {
  const text = fc.array(fc.constantFrom('甲', '乙', 'abc', '12.5', ' ', '\n', '，', '🙂'), { maxLength: 60 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [before, after] = [one.join(''), other.join('')];
      const pieces = textDiff(before, after);
      expect([without(pieces, 'added'), without(pieces, 'removed')]).toEqual([before, after]);
    }),
  );
  const [before, after] = ['甲', '乙'].map((word) =>
    Array.from({ length: 2000 }, (_, at) => `${word}${at}，`).join(''),
  );
  expect(textDiff(before as string, after as string)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});
