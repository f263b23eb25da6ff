import { expect, it } from 'vitest';
import { remarkInEnglish } from '../../db/contract/inbox-words.ts';

it.each([
  ['感兴趣', 'Interested'],
  ['不相关：与本单位领域不符', 'Not relevant: Not our field'],
  ['不相关：其他原因。价格，也不合适。', 'Not relevant: Another reason. 价格，也不合适。'],
  ['已转交同事。请王工看看', 'Passed on to a colleague. 请王工看看'],
  ['请提供检测报告。', '请提供检测报告。'],
  ['不相关：说不清', '不相关：说不清'],
])('PUSH-083 an answer that the platform put into words is told in English: %s', (stored, told) => {
  expect(remarkInEnglish(stored)).toBe(told);
});
