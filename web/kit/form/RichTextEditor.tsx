import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { editableHtml } from './pasted';
import { RichTextToolbar } from './RichTextToolbar';

export interface RichTextEditorProps {
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
