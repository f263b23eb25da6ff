import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { RichTextToolbar } from './RichTextToolbar';

/** What an office program writes before the text of a list entry. */
const MARKER = /^[\s\u00a0]*(?:[·•●○■□◆▪➢✓o-]|\(?\d{1,3}[.、)）]|[a-zA-Z][.)])[\s\u00a0]*/;
const NUMBERED = /^[\s\u00a0]*\(?(?:\d|[a-zA-Z][.)])/;
const HEADINGS: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

/** What stands in one element, moved into another. */
function moved(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** The entries of a list that a text program keeps as paragraphs, as lists. */
function listed(page: Document): void {
  for (const entry of page.querySelectorAll('p[style*="mso-list"], p[class*="MsoListParagraph"]')) {
    const kind = NUMBERED.test(entry.textContent ?? '') ? 'ol' : 'ul';
    for (const mark of entry.querySelectorAll('[style*="mso-list"]')) mark.remove();
    const first = entry.firstChild;
    if (first?.nodeType === Node.TEXT_NODE) first.textContent = (first.textContent ?? '').replace(MARKER, '');
    const before = entry.previousElementSibling;
    const list = before?.localName === kind ? before : page.createElement(kind);
    if (list !== before) entry.parentNode?.insertBefore(list, entry);
    const item = page.createElement('li');
    moved(entry, item);
    list.appendChild(item);
    entry.remove();
  }
}

/** The editor knows no tables: each row becomes a line, its cells kept apart. */
function withoutTables(page: Document): void {
  for (const table of page.querySelectorAll('table')) {
    const lines = [...table.rows].map((row) => {
      const line = page.createElement('p');
      line.textContent = [...row.cells].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' | ');
      return line;
    });
    table.replaceWith(...lines);
  }
}

/**
 * HTML from elsewhere (the clipboard of an office program, a text written outside the editor) in the elements that the
 * editor has, so that headings, lists and the cells of tables are not run together.
 */
function editableHtml(html: string): string {
  if (!/<(?:h[1456]|table)\b|mso-/i.test(html)) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  listed(page);
  withoutTables(page);
  for (const heading of page.querySelectorAll(Object.keys(HEADINGS).join(','))) {
    const other = page.createElement(HEADINGS[heading.tagName] ?? 'h3');
    moved(heading, other);
    heading.replaceWith(other);
  }
  return page.body.innerHTML;
}

interface RichTextEditorProps {
  label: string;
  helpId: string;
  html: string;
  disabled: boolean;
  invalid: boolean;
  required: boolean;
  /** As tall as the window has room for. */
  tall?: boolean;
  onChange: (html: string) => void;
  onBlur: () => void;
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['https', 'http', 'mailto', 'tel'],
    },
    codeBlock: false,
    code: false,
    horizontalRule: false,
  }),
];

export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, helpId, html, disabled, invalid, required, tall = false, onChange, onBlur } = props;
  const created = useEditor({
    extensions,
    content: editableHtml(html),
    editable: !disabled,
    editorProps: {
      transformPastedHTML: editableHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': helpId,
        'aria-required': String(required),
      },
    },
    onUpdate: ({ editor: active }) => onChange(active.isEmpty ? '' : active.getHTML()),
    onBlur,
  });

  // When drawing takes long, the first instance is gone before it is mounted; another one follows at once.
  const editor = created?.isDestroyed ? null : created;

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.setEditable(!disabled, false);
  }, [editor, disabled]);
  // A restored draft or a reset changes the value from outside.
  useEffect(() => {
    if (!editor || editor.isDestroyed || editor.isFocused) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (shown !== html) editor.commands.setContent(editableHtml(html), { emitUpdate: false });
  }, [editor, html]);

  return (
    <Box
      sx={{
        border: 1,
        borderColor: invalid ? 'error.main' : 'action.disabled',
        borderRadius: 2,
        bgcolor: 'background.paper',
        opacity: disabled ? 0.6 : 1,
        '&:focus-within': { borderColor: 'primary.main', boxShadow: '0 0 0 1px var(--mui-palette-primary-main)' },
        '& .tiptap': {
          minHeight: tall ? '52vh' : 160,
          maxHeight: tall ? '62vh' : 420,
          overflowY: 'auto',
          px: 1.75,
          py: 1,
          outline: 'none',
          lineHeight: 1.8,
        },
        '& .tiptap p': { my: 0.75 },
        '& .tiptap a': { color: 'brand.text' },
        '& .tiptap blockquote': { m: 0, pl: 2, borderLeft: 3, borderColor: 'brand.line', color: 'text.secondary' },
      }}
    >
      {editor ? <RichTextToolbar editor={editor} disabled={disabled} /> : null}
      <EditorContent editor={editor} />
    </Box>
  );
}
