/*
 * A catalogue of `web/i18n` says what all screens of a noun say, and a page loads what it imports. The build finds which texts of
 * a catalogue a file reads, and gives it those (decision 404).
 */

import { isPiece, nameOf, type Piece, partsOf } from './syntax.ts';

const isFunction = ({ type }: Piece): boolean => /Function/.test(type);

const READERS = new Set(['useText', 'textOf']);

/** Names in a pattern, and null where it takes more than it names. */
function keysOf(pattern: unknown): string[] | null {
  if (!isPiece(pattern) || pattern.type !== 'ObjectPattern') return null;
  const keys = (pattern.properties as Piece[]).map((one) => (one.computed ? '' : nameOf(one.key)));
  return keys.every(Boolean) ? keys : null;
}

/** What a function declares, without the functions in it. */
function declared(piece: Piece, found: Piece[] = []): Piece[] {
  for (const one of partsOf(piece)) {
    if (one.type === 'VariableDeclarator') found.push(one);
    if (!isFunction(one)) declared(one, found);
  }
  return found;
}

/** Names that a pattern declares. */
function namesIn(pattern: unknown): string[] {
  if (!isPiece(pattern)) return [];
  const { type, properties, elements, left, argument, value } = pattern;
  if (type === 'ObjectPattern') return (properties as unknown[]).flatMap(namesIn);
  if (type === 'ArrayPattern') return (elements as unknown[]).flatMap(namesIn);
  if (type === 'Identifier') return [nameOf(pattern)];
  return namesIn(left ?? argument ?? value);
}

/**
 * Which texts of a catalogue a file reads: `useText(words).list`, `const { list } = useText(words)`, or `text.list` after
 * `const text = useText(words)`.
 * @param body the file's statements
 * @param words what the file calls the catalogue
 * @returns their names, null where it cannot be told
 */
export function textsRead(body: readonly unknown[], words: string): string[] | null {
  const used = new Set<string>();
  let isTold = true;
  const take = (names: string[] | null) => {
    if (!names) isTold = false;
    for (const name of names ?? []) used.add(name);
  };
  const reads = (piece: unknown): boolean =>
    isPiece(piece) &&
    piece.type === 'CallExpression' &&
    READERS.has(nameOf(piece.callee)) &&
    nameOf((piece.arguments as Piece[])[0]) === words;

  /** @param scopes of each function around, the innermost first: its names, and whether they are all texts */
  const visit = (piece: Piece, scopes: readonly Map<string, boolean>[]): void => {
    const isAll = (value: unknown): boolean =>
      reads(value) || (scopes.find((scope) => scope.has(nameOf(value)))?.get(nameOf(value)) ?? false);
    if (piece.type === 'VariableDeclarator' && isAll(piece.init)) {
      if (!reads(piece.init) || nameOf(piece.id) === '') take(keysOf(piece.id));
    } else if (piece.type === 'MemberExpression' && isAll(piece.object)) {
      take(piece.computed ? null : [nameOf(piece.property)]);
    } else if (isAll(piece) || nameOf(piece) === words) isTold = false;
    else if (piece.type === 'MemberExpression' && !piece.computed) visit(piece.object as Piece, scopes);
    else if (piece.type === 'Property' && !piece.computed) visit(piece.value as Piece, scopes);
    else if (piece.type !== 'ImportDeclaration') {
      const inner = isFunction(piece) ? [scopeOf(piece), ...scopes] : scopes;
      for (const one of partsOf(piece)) if (!(isFunction(piece) && piece.id === one)) visit(one, inner);
    }
  };
  const scopeOf = (piece: Piece): Map<string, boolean> => {
    const scope = new Map(((piece.params ?? []) as Piece[]).flatMap(namesIn).map((name) => [name, false]));
    for (const { id, init } of declared(piece)) {
      for (const name of namesIn(id)) scope.set(name, scope.get(name) || (nameOf(id) === name && reads(init)));
    }
    return scope;
  };
  const file: Piece = { type: 'Program', start: 0, end: 0, body };
  visit(file, [scopeOf(file)]);
  return isTold ? [...used] : null;
}

/** The tree of a catalogue: what `export default defineText(…)` is given, there or by name. */
function treeOf(body: readonly unknown[]): Piece | null {
  const statements = body as Piece[];
  const call = statements.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration as Piece | undefined;
  if (call?.type !== 'CallExpression' || nameOf(call.callee) !== 'defineText') return null;
  const [given] = call.arguments as Piece[];
  return given?.type === 'ObjectExpression' ? given : null;
}

/** Texts that the file of a catalogue names together, and its tree spreads: who reads one of them mostly reads the others. */
function groupsOf(body: readonly unknown[]): Map<string, string[]> {
  const declarations = (body as Piece[]).flatMap(
    (one) => ((isPiece(one.declaration) ? one.declaration : one).declarations ?? []) as Piece[],
  );
  return new Map(
    declarations.flatMap(({ id, init }) => {
      const tree = isPiece(init) && isPiece(init.expression) ? init.expression : init;
      if (!isPiece(tree) || tree.type !== 'ObjectExpression') return [];
      return [[nameOf(id), (tree.properties as Piece[]).map((one) => nameOf(one.key))] as const];
    }),
  );
}

/** What stands for the texts of a catalogue that are too short to be a part of their own. */
const REST = '$';

/** From how many characters on a text is one: each part is a module, and perhaps a file. */
const LONG = 400;

const entryOf = (one: Piece, groups: ReadonlyMap<string, unknown>): string => {
  if (one.type === 'SpreadElement') return groups.has(nameOf(one.argument)) ? nameOf(one.argument) : REST;
  const isLong = !one.computed && one.end - one.start >= LONG;
  return isLong ? nameOf(one.key) || REST : REST;
};

/** Names of the parts of a catalogue, null where it is written in another way. */
export function textsOf(body: readonly unknown[]): string[] | null {
  const groups = groupsOf(body);
  const entries = ((treeOf(body)?.properties ?? null) as Piece[] | null)?.map((one) => entryOf(one, groups));
  return entries ? [...new Set(entries)] : null;
}

/** The parts of a catalogue that hold these texts. */
export function partsWith(body: readonly unknown[], texts: readonly string[]): string[] {
  const parts = textsOf(body) ?? [];
  const groups = [...groupsOf(body)].filter(([name]) => parts.includes(name));
  const partOf = (text: string) => groups.find(([, keys]) => keys.includes(text))?.[0] ?? text;
  return [...new Set(texts.map(partOf).map((part) => (parts.includes(part) ? part : REST)))];
}

/** A catalogue with one of its parts alone. */
export function withText(code: string, body: readonly unknown[], name: string): string {
  const tree = treeOf(body);
  if (!tree) return code;
  const groups = groupsOf(body);
  const kept = (tree.properties as Piece[]).filter((one) => entryOf(one, groups) === name);
  const text = kept.map(({ start, end }) => code.slice(start, end)).join(',');
  return `${code.slice(0, tree.start)}{${text}}${code.slice(tree.end)}`;
}
