import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import words from '../../i18n/form';
import { useText } from '../i18n';

const marks = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  subheading: 'M5 7v10M13 7v10M5 12h8M17 17h3v-3a1.5 1.5 0 0 0-3 0',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  orderedList: 'M10 6h10M10 12h10M10 18h10M4 4.5l1-.5v4M4 15h2l-2 3h2',
  quote: 'M6 17c3-1 4-3 4-7H5v5h3M15 17c3-1 4-3 4-7h-5v5h3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
} as const;

type Action = keyof typeof marks;

const isAddress = (text: string): boolean => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(text);

export function RichTextToolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const text = useText(words);
  const [linkAnchor, setLinkAnchor] = useState<HTMLElement | null>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      quote: current.isActive('blockquote'),
      link: current.isActive('link'),
      undo: false,
      redo: false,
    }),
  });
  const run: Record<Exclude<Action, 'link'>, () => void> = {
    bold: () => editor.chain().focus().toggleBold().run(),
    italic: () => editor.chain().focus().toggleItalic().run(),
    heading: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    subheading: () => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    bulletList: () => editor.chain().focus().toggleBulletList().run(),
    orderedList: () => editor.chain().focus().toggleOrderedList().run(),
    quote: () => editor.chain().focus().toggleBlockquote().run(),
    undo: () => editor.chain().focus().undo().run(),
    redo: () => editor.chain().focus().redo().run(),
  };

  return (
    <Box
      role="toolbar"
      aria-label={text.formatting}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, px: 0.75, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {(Object.keys(marks) as Action[]).map((action) => (
        <IconButton
          key={action}
          size="small"
          disabled={disabled}
          aria-label={text[action]}
          aria-pressed={active[action]}
          title={text[action]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => (action === 'link' ? setLinkAnchor(event.currentTarget) : run[action]())}
          sx={{ borderRadius: 1.5, ...(active[action] ? { bgcolor: 'brand.tint', color: 'brand.text' } : {}) }}
        >
          <SvgIcon fontSize="small">
            <path
              d={marks[action]}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </SvgIcon>
        </IconButton>
      ))}
      {linkAnchor ? <LinkPopover editor={editor} anchor={linkAnchor} onClose={() => setLinkAnchor(null)} /> : null}
    </Box>
  );
}

function LinkPopover({ editor, anchor, onClose }: { editor: Editor; anchor: HTMLElement; onClose: () => void }) {
  const text = useText(words);
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onClose();
  };
  return (
    <Popover open anchorEl={anchor} onClose={onClose} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Box sx={{ p: 2, width: 320, display: 'grid', gap: 1.5 }}>
        <TextField
          size="small"
          autoFocus
          label={text.linkAddress}
          value={address}
          helperText={text.linkHint}
          onChange={(event) => setAddress(event.target.value.trim())}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (isAddress(address)) apply();
          }}
        />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          {editor.isActive('link') ? (
            <Button
              size="small"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {text.removeLink}
            </Button>
          ) : null}
          <Button size="small" variant="contained" disabled={!isAddress(address)} onClick={apply}>
            {text.confirm}
          </Button>
        </Box>
      </Box>
    </Popover>
  );
}
