import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Source {
  /** Path from the project root, with forward slashes. */
  path: string;
  text: string;
}

/** Made by tools, or by a listing that is longer than any screen for good reason. */
const GENERATED = /^(?:db\/migrations\/|web\/dist\/|web\/paraglide\/)|\.gen\.tsx?$|\.d\.ts$/;

/**
 * The hand-written TypeScript files of some folders.
 */
export function sources(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
      .filter(({ path }) => !GENERATED.test(path)),
  );
}

/**
 * What a file imports: packages by name, files by their path from the project root.
 */
export function imports({ path, text }: Source): { packages: string[]; files: string[] } {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = [...bare.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map((match) => match[1] ?? '');
  return {
    packages: found.filter((name) => !name.startsWith('.')),
    files: found.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(path), name)),
  };
}
