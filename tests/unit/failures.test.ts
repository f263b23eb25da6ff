import { expect, test } from 'vitest';
import { plainMessage } from '../../functions/platform/failures.ts';

test('what is kept of an error holds nothing that was sent: no quotation, no address, no long number', () => {
  expect(plainMessage(new Error('no such table: news_publication'))).toBe('no such table: news_publication');
  expect(plainMessage(new Error('near "张三": syntax error'))).toBe("near '…': syntax error");
  expect(plainMessage(new Error('mail to someone@example.com at 13800000001 failed'))).toBe('mail to … at # failed');
  expect(plainMessage(new SyntaxError('Unexpected token 李 in JSON'))).toBe('');
  expect(plainMessage(new Error('x'.repeat(5000)))).toHaveLength(200);
});
