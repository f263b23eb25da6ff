import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../kit/api';
import { SearchIcon } from '../../kit/layout/icons';
import { panel } from '../../kit/layout/panel';
import { useDebounced } from '../../kit/layout/useDebounced';
import type { Suggested } from './Suggestions';

const Suggestions = lazy(() => import('./Suggestions').then((module) => ({ default: module.Suggestions })));

interface SearchBarProps {
  /** For assistive technology: what is searched. */
  label: string;
  placeholder: string;
  button: string;
  keyword?: string;
  /** Where the form leads while the page's script is not there yet. */
  action: string;
  /** The large form of a home page. */
  large?: boolean;
  /** Searching is what the page is for: its one filled button. */
  main?: boolean;
  /** Names of all kinds are suggested while somebody types. */
  suggests?: boolean;
  onSearch: (keyword: string) => void;
}

/** Characters that names are suggested for. */
const TYPED = 2;

const NONE: readonly Suggested[] = [];

/** One search field with its button; the text is the person's own until it is submitted. */
export function SearchBar(props: SearchBarProps) {
  const { label, placeholder, button, keyword = '', action, large = false, suggests = false, onSearch } = props;
  const { main = large } = props;
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const box = useRef<HTMLInputElement>(null);
  // The field of the first view, which stands until this one is there: what somebody typed meanwhile stays.
  const [served] = useState(() => {
    const field = document.querySelector<HTMLInputElement>('.e [type="search"]');
    return field && { field, held: field === document.activeElement };
  });
  useLayoutEffect(() => {
    if (!served || !box.current) return;
    box.current.value = served.field.value;
    if (served.held) box.current.focus();
  }, [served]);
  const asked = useDebounced(typed.trim());
  const { data } = useApiQuery(
    ['search', 'suggest'],
    '/v1/search/suggest',
    { keyword: asked },
    { enabled: suggests && [...asked].length >= TYPED, keepPrevious: true, silent: true },
  );
  const groups = typed && [...asked].length >= TYPED ? (data?.groups ?? NONE) : NONE;
  const hits = groups.flatMap(({ records }) => records);
  const open = hits.length > 0;
  const close = () => {
    setTyped('');
    setAt(-1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    close();
    onSearch(text);
  };
  const pick = (page: string) => {
    close();
    void navigate(page);
  };
  const press = (event: KeyboardEvent) => {
    if (!open || event.nativeEvent.isComposing) return;
    const hit = hits[at];
    if (event.key === 'ArrowDown') setAt((at + 1) % hits.length);
    // From the first one back to what was typed.
    else if (event.key === 'ArrowUp') setAt(at < 0 ? hits.length - 1 : at - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && hit) pick(hit.page);
    else return;
    event.preventDefault();
  };
  const height = large ? { xs: 52, md: 60 } : 48;
  return (
    <Box sx={{ position: 'relative', zIndex: open ? 20 : 'auto' }}>
      <Box
        component="form"
        role="search"
        method="get"
        action={action}
        onSubmit={submit}
        sx={{
          ...panel,
          display: 'flex',
          alignItems: 'center',
          height,
          pl: { xs: 0.75, sm: 2 },
          pr: 0.75,
          color: 'text.secondary',
          boxShadow: large ? '0 18px 44px -18px rgb(3 22 48 / 0.55)' : 'none',
          '&:focus-within': { borderColor: 'primary.main', outline: '3px solid', outlineColor: 'brand.line' },
        }}
      >
        {/* A phone has room for what is asked, and the button says what this is. */}
        <SearchIcon aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Box
          component="input"
          ref={box}
          key={keyword}
          type="search"
          name="keyword"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={keyword}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          {...(suggests && {
            role: 'combobox',
            'aria-expanded': open,
            'aria-autocomplete': 'list' as const,
            'aria-controls': open ? id : undefined,
            'aria-activedescendant': at < 0 ? undefined : `${id}-${at}`,
            onInput: (event: FormEvent<HTMLInputElement>) => {
              setTyped(event.currentTarget.value);
              setAt(-1);
            },
            onKeyDown: press,
            onBlur: close,
          })}
          sx={{
            flex: 1,
            minWidth: 0,
            height: '100%',
            px: 1.25,
            border: 0,
            outline: 'none',
            bgcolor: 'transparent',
            color: 'text.primary',
            font: 'inherit',
            fontSize: large ? '1.0625rem' : '1rem',
            textOverflow: 'ellipsis',
            '&:focus-visible': { outline: 'none' },
            // There is nothing to take away yet, and what is asked for needs the room.
            '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' },
            '&::placeholder': { color: 'text.secondary', opacity: 1, fontSize: { xs: '0.875rem', sm: 'inherit' } },
          }}
        />
        <Button
          type="submit"
          variant={main ? 'contained' : 'outlined'}
          sx={{ minHeight: large ? { xs: 40, md: 46 } : 36, px: { xs: 2, sm: 3 }, flexShrink: 0 }}
        >
          {button}
        </Button>
      </Box>
      {suggests && typed ? (
        <Suspense fallback={null}>
          <Suggestions id={id} groups={groups} at={at} onPick={pick} />
        </Suspense>
      ) : null}
    </Box>
  );
}
