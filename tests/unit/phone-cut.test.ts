import { expect, it } from 'vitest';
import { charactersOf, shownOnPhone } from '../../db/contract/pushes.ts';

const NINETEEN = '一二三四五六七八九十一二三四五六七八九';

it.each([
  ['a short line', '新材料需求', '新材料需求'],
  ['twenty characters of Chinese', `${NINETEEN}十`, `${NINETEEN}十`],
  ['one more', `${NINETEEN}十余`, `${NINETEEN}十`],
  ['breaks and spaces', ' 新材料 \n\t需求 ', '新材料 需求'],
  ['an emoji outside of the basic plane as the last one', `${NINETEEN}🚀余`, `${NINETEEN}🚀`],
  ['an emoji of several code points that does not fit whole', `${NINETEEN}👩‍🔬`, NINETEEN],
  ['a flag that does not fit whole', `${NINETEEN}🇨🇳`, NINETEEN],
  ['a letter with its accent', `${NINETEEN}e\u0301`, `${NINETEEN}`],
  ['nothing', '', ''],
])('PUSH-070 the phone shows of %s what fits whole', (_, text, shown) => {
  expect(shownOnPhone(text)).toBe(shown);
  expect([...shownOnPhone(text)].length).toBeLessThanOrEqual(20);
});

it('PUSH-070 characters are counted as people count them', () => {
  expect(charactersOf('需求👩‍🔬🇨🇳e\u0301').length).toBe(5);
});
