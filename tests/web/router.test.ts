import { describe, expect, test } from 'vitest';
import { bestOf, matchPath } from '../../web/kit/router/match';

const params = (pattern: string, pathname: string) => matchPath(pattern, pathname)?.params;

describe('patterns of pages', () => {
  test('hold what stands at their names, decoded', () => {
    expect(params('/expertDetail/:id/:name?', '/expertDetail/7/%E5%BC%A0%2F%E6%9D%8E')).toEqual({
      id: '7',
      name: '张/李',
    });
    expect(params('/expertDetail/:id/:name?', '/expertDetail/7')).toEqual({ id: '7' });
    expect(params('/expertDetail/:id/:name?', '/expertDetail/7/')).toEqual({ id: '7' });
  });

  test('take any case, and an address that is wrongly encoded as it stands', () => {
    expect(params('/demands', '/Demands')).toEqual({});
    expect(params('/books/:id', '/books/%E5%')).toEqual({ id: '%E5%' });
  });

  test('fit whole addresses', () => {
    expect(matchPath('/books/:id', '/books')).toBeNull();
    expect(matchPath('/books', '/books/7')).toBeNull();
    expect(matchPath('/', '/books')).toBeNull();
    expect(matchPath('/a.b', '/aXb')).toBeNull();
  });

  test('keep the rest of an address under the star', () => {
    expect(params('/bigdata/*', '/bigdata/a/b')).toEqual({ '*': 'a/b' });
    expect(params('/bigdata/*', '/bigdata')).toEqual({ '*': '' });
  });
});

test('of several patterns that fit, the most exact shows its page, wherever it stands', () => {
  const routes = ['*', '/stars/:id', '/stars/new', '/stars/:id/:name?', '/stars'].map((path) => ({ path }));
  const shown = (pathname: string) => bestOf(routes, pathname)?.route.path;
  expect(shown('/stars/new')).toBe('/stars/new');
  expect(shown('/stars/7')).toBe('/stars/:id');
  expect(shown('/stars/7/x')).toBe('/stars/:id/:name?');
  expect(shown('/stars')).toBe('/stars');
  expect(shown('/nothing/of/it')).toBe('*');
});
