import { describe, expect, it } from 'vitest';
import { splitAtWords } from '../../web/domain/catalog/Highlight.tsx';
import { pageNumbers } from '../../web/kit/layout/Pager.tsx';

describe('paging and search words', () => {
  it('SHELL-060 shows the pages around the current one, with the first and the last', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(1, 6)).toEqual([1, 2, 0, 6]);
    expect(pageNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(pageNumbers(100, 100)).toEqual([1, 0, 99, 100]);
    expect(pageNumbers(40, 6)).toEqual([1, 0, 6]);
  });

  it('PUB-101 marks the searched words and keeps the text as it is', () => {
    const hits = (text: string, keyword: string) =>
      splitAtWords(text, keyword)
        .filter((part) => part.hit)
        .map((part) => part.text);
    expect(hits('高导热石墨烯膜', '石墨')).toEqual(['石墨']);
    expect(hits('ABS and abs', 'abs')).toEqual(['ABS', 'abs']);
    expect(hits('a+b (c)', 'b (c)')).toEqual(['b', '(c)']);
    expect(hits('任意文字', '   ')).toEqual([]);
    for (const keyword of ['石墨', '.*', '$&', '(']) {
      expect(
        splitAtWords('石墨 .* $& (', keyword)
          .map((part) => part.text)
          .join(''),
      ).toBe('石墨 .* $& (');
    }
  });
});
