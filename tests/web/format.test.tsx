import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { slug } from '../../db/contract/items.ts';
import { FileIcon } from '../../web/kit/layout/FileIcon.tsx';
import { FileList } from '../../web/kit/layout/FileList.tsx';
import { fileKind, suffixOf } from '../../web/kit/layout/fileType.ts';
import { fileSize, formatDate, formatDay, randomId } from '../../web/kit/layout/format.ts';

describe('files', () => {
  it('ATT-006 sizes read in b under 1024, in kb under 1 MB, otherwise in m', () => {
    expect([1023, 1024, 1_048_575, 1_048_576].map((size) => fileSize(size).replace(/[\d.]/g, ''))).toEqual([
      'b',
      'kb',
      'kb',
      'm',
    ]);
    expect([0, 1023, 1024, 1536, 31_457_280].map(fileSize)).toEqual(['0b', '1023b', '1kb', '1.5kb', '30m']);
    const shown = renderToStaticMarkup(<FileList files={[{ name: '说明.pdf', url: '/f', size: 2048 }]} />);
    expect(shown).toContain('2kb');
  });

  it('ATT-007 nine kinds of file have their own icons, anything else a default one', () => {
    const suffixes = ['png', 'xlsx', 'pptx', 'md', 'pdf', 'txt', 'docx', 'zip', 'mp4', 'xyz'];
    const drawings = suffixes.map((suffix) => renderToStaticMarkup(<FileIcon suffix={suffix} />));
    expect(new Set(drawings).size).toBe(10);
    expect(new Set(suffixes.map(fileKind)).size).toBe(10);
    expect(fileKind('unknown')).toBe(fileKind('xyz'));
    expect(fileKind('.PDF')).toBe('pdf');
    expect([suffixOf('报告.final.DOCX'), suffixOf('README')]).toEqual(['docx', '']);
  });
});

describe('texts', () => {
  it('CONST-011 times read yyyy-MM-dd hh:mm:ss, 24 hours, in China wherever the visitor is', () => {
    expect(formatDate(1_767_196_799)).toBe('2025-12-31 23:59:59');
    expect(formatDate('1767196800')).toBe('2026-01-01 00:00:00');
    expect(formatDay(1_767_196_800)).toBe('2026-01-01');
    expect([formatDate(null), formatDate(0), formatDate('')]).toEqual(['', '', '']);
  });

  it('CONST-013 a random id has 32 characters', () => {
    const ids = Array.from({ length: 200 }, () => randomId());
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
    expect(new Set(ids).size).toBe(200);
  });

  it('PUB-001 the name in an address is one path segment, whatever it holds', () => {
    for (const name of ['a/b?c#d%e\\f', '  石墨 烯  ', '', '..', '技'.repeat(300), `${'技'.repeat(59)}😀`]) {
      const path = new URL(`/resultDetail/1/${slug(name)}`, 'http://site').pathname;
      expect(path.split('/'), name).toHaveLength(4);
      expect(path.split('/')[3], name).not.toBe('');
    }
  });
});
