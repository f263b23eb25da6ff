import type words from '../../../i18n/documents';

type Text = (typeof words)['zh']['markdown'];
export type Tool = keyof Text['tool'];

/** A text with what is selected in it. */
interface Selected {
  value: string;
  start: number;
  end: number;
}

const around = ({ value, start, end }: Selected, before: string, after: string, sample: string): Selected => {
  const inner = value.slice(start, end) || sample;
  const text = `${value.slice(0, start)}${before}${inner}${after}${value.slice(end)}`;
  return { value: text, start: start + before.length, end: start + before.length + inner.length };
};

/** Puts a mark in front of each selected line. */
function lines({ value, start, end }: Selected, mark: (at: number) => string): Selected {
  const first = value.lastIndexOf('\n', start - 1) + 1;
  const next = value.indexOf('\n', end);
  const last = next === -1 ? value.length : next;
  const marked = value
    .slice(first, last)
    .split('\n')
    .map((line, at) => `${mark(at)}${line}`)
    .join('\n');
  return {
    value: `${value.slice(0, first)}${marked}${value.slice(last)}`,
    start: first + marked.length,
    end: first + marked.length,
  };
}

/** What a button of the toolbar makes of a text. */
export function applied(tool: Tool, at: Selected, { sample }: Pick<Text, 'sample'>): Selected {
  switch (tool) {
    case 'heading':
      return lines(at, () => '## ');
    case 'bold':
      return around(at, '**', '**', sample.text);
    case 'italic':
      return around(at, '*', '*', sample.text);
    case 'list':
      return lines(at, () => '- ');
    case 'numbers':
      return lines(at, (place) => `${place + 1}. `);
    case 'quote':
      return lines(at, () => '> ');
    case 'code':
      return around(at, '`', '`', sample.text);
    case 'link':
      return around(at, '[', '](https://)', sample.text);
    case 'table': {
      const head = `| ${sample.column} 1 | ${sample.column} 2 |\n| --- | --- |\n|  |  |\n`;
      const before = at.start > 0 && at.value[at.start - 1] !== '\n' ? '\n\n' : '';
      const value = `${at.value.slice(0, at.start)}${before}${head}${at.value.slice(at.end)}`;
      const place = at.start + before.length + head.length;
      return { value, start: place, end: place };
    }
  }
}
