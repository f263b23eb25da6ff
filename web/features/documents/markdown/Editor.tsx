import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { DOCUMENT_MAXIMA } from '../../../../db/contract/documents';
import words from '../../../i18n/documents';
import { useText } from '../../../kit/i18n';
import type { Written } from './documents';
import { MarkdownText } from './MarkdownText';
import { applied, type Tool } from './tools';

const TOOLS: readonly Tool[] = ['heading', 'bold', 'italic', 'list', 'numbers', 'quote', 'code', 'link', 'table'];
const HEIGHT = 460;

const pane = {
  minWidth: 0,
  height: HEIGHT,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  overflowY: 'auto',
} as const;

interface EditorProps {
  value: Written;
  onChange: (value: Written) => void;
}

function Toolbar({ onTool }: { onTool: (tool: Tool) => void }) {
  const text = useText(words).markdown;
  return (
    <Box role="toolbar" aria-label={text.tools} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
      {TOOLS.map((tool) => (
        <Button key={tool} size="small" sx={{ minWidth: 0, px: 1.25 }} onClick={() => onTool(tool)}>
          {text.tool[tool]}
        </Button>
      ))}
    </Box>
  );
}

/** Title, text and what becomes of it while it is written (core§2); on a phone one of the two at a time. */
export function Editor({ value, onChange }: EditorProps) {
  const text = useText(words).markdown;
  const area = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const labels = { write: useId(), preview: useId() };
  const { title, content } = value;
  const use = (tool: Tool) => {
    const { current } = area;
    if (!current) return;
    const next = applied(tool, { value: content, start: current.selectionStart, end: current.selectionEnd }, text);
    onChange({ title, content: next.value });
    requestAnimationFrame(() => {
      current.focus();
      current.setSelectionRange(next.start, next.end);
    });
  };
  const longTitle = [...title].length > DOCUMENT_MAXIMA.title;
  const long = content.length > DOCUMENT_MAXIMA.markdown;
  const only = (name: 'write' | 'preview') => ({ display: { xs: shown === name ? 'block' : 'none', md: 'block' } });
  return (
    <Box>
      <TextField
        fullWidth
        label={text.name}
        value={title}
        error={longTitle}
        helperText={longTitle ? text.tooLongTitle(DOCUMENT_MAXIMA.title) : text.nameHint}
        onChange={(event) => onChange({ title: event.target.value, content })}
        sx={{ mb: 2 }}
      />
      <Box role="group" aria-label={text.panes} sx={{ display: { xs: 'flex', md: 'none' }, gap: 1, mb: 1.5 }}>
        {(['write', 'preview'] as const).map((name) => (
          <Button
            key={name}
            size="small"
            variant={shown === name ? 'contained' : 'outlined'}
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {text[name]}
          </Button>
        ))}
      </Box>
      <Box sx={only('write')}>
        <Toolbar onTool={use} />
      </Box>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box sx={only('write')}>
          <Box component="label" htmlFor={labels.write} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
            {text.source}
          </Box>
          <Box
            component="textarea"
            ref={area}
            id={labels.write}
            value={content}
            placeholder={text.placeholder}
            spellCheck={false}
            aria-invalid={long}
            onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
              onChange({ title, content: event.target.value })
            }
            sx={{
              ...pane,
              display: 'block',
              width: '100%',
              resize: 'vertical',
              color: 'text.primary',
              font: '0.9375rem/1.7 ui-monospace, monospace',
              '&:focus-visible': { outline: '3px solid', outlineColor: 'brand.line', borderColor: 'primary.main' },
            }}
          />
          <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: long ? 'error.main' : 'text.secondary' }}>
            {long ? text.tooLong(DOCUMENT_MAXIMA.markdown) : text.count(content.length)}
          </Box>
        </Box>
        <Box sx={only('preview')}>
          <Box id={labels.preview} component="h2" sx={{ m: 0, mb: 0.75, fontSize: '1rem', fontWeight: 600 }}>
            {text.preview}
          </Box>
          <Box
            role="region"
            aria-labelledby={labels.preview}
            // What scrolls must be reached by keyboard.
            tabIndex={0}
            sx={pane}
          >
            {content.trim() ? (
              <MarkdownText source={content} />
            ) : (
              <Box sx={{ color: 'text.secondary' }}>{text.nothing}</Box>
            )}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
