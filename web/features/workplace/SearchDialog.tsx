import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FOUND_TYPED, type FoundKind, type FoundRow } from '../../../db/contract/finder';
import { SETTINGS } from '../../../db/contract/settings';
import { useSession } from '../../domain/session';
import words from '../../i18n/workplace';
import { useApiQuery } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useLang, useText } from '../../kit/i18n';
import { SingleKeysSwitch } from '../../kit/keys/SingleKeysSwitch';
import { SearchIcon } from '../../kit/layout/icons';
import { useDebounced } from '../../kit/layout/useDebounced';

interface RailPage {
  to: string;
  label: string;
  /** Part of the rail in which it stands. */
  group: string;
}

interface Group {
  kind: FoundKind | 'page' | 'setting';
  records: readonly FoundRow[];
}

/** Pages and settings of one answer. */
const MOST = 6;

/** Whether every word of a question stands in a text, in whatever order. */
const bears = (text: string, asked: string): boolean => {
  const whole = text.toLowerCase();
  return asked
    .toLowerCase()
    .split(/[\s:：]+/)
    .filter(Boolean)
    .every((word) => whole.includes(word));
};

/** What people call a setting, and one that is a number, in either language. */
const [SETTING, LIMIT] = ['设置 settings', '上限 限制 limit'];

/** Settings by what they are called and do, in both languages. */
function settingsOf(asked: string, lang: 'zh' | 'en'): FoundRow[] {
  return Object.entries(SETTINGS).flatMap(
    ([
      id,
      {
        control,
        name: [zh, en],
        hint,
      },
    ]) => {
      const limit = control.kind === 'number' ? LIMIT : '';
      const text = [SETTING, limit, zh, en, ...hint, id].join(' ');
      const name = lang === 'zh' ? zh : en;
      return bears(text, asked) ? [{ id, name, note: null, to: `/admin/settings?setting=${id}` }] : [];
    },
  );
}

/** What is found for what stands in the field, in groups: own pages and settings at once, rows of the workplace as they come. */
function useFound(pages: readonly RailPage[], typed: string) {
  const { lang } = useLang();
  const { has } = useSession();
  const word = typed.trim();
  const asked = useDebounced(word);
  const enough = [...word].length >= FOUND_TYPED;
  const query = useApiQuery(
    ['workplace', 'search'],
    '/v1/workplace/search',
    { keyword: asked },
    { enabled: [...asked].length >= FOUND_TYPED, keepPrevious: true, silent: true },
  );
  const own: Group[] = [
    {
      kind: 'page',
      records: pages
        .filter(({ label, group, to }) => bears(`${group} ${label} ${to}`, typed))
        .map(({ to, label, group }) => ({ id: to, name: label, note: group || null, to })),
    },
    { kind: 'setting', records: has('admin') && enough ? settingsOf(typed, lang) : [] },
  ];
  const groups = [
    ...own.map(({ kind, records }) => ({ kind, records: records.slice(0, MOST) })),
    ...(enough ? (query.data?.groups ?? []) : []),
  ].filter(({ records }) => records.length > 0);
  return { groups, enough, failed: query.isError && enough, settled: asked === word && !query.isFetching };
}

interface OptionProps {
  id: string;
  hit: FoundRow;
  chosen: boolean;
  onGo: (to: string) => void;
}

/** One of what was found: a click, or Enter while it is chosen, leads there. */
function Option({ id, hit, chosen, onGo }: OptionProps) {
  return (
    <Box
      id={id}
      ref={(element: HTMLElement | null) => {
        if (chosen) element?.scrollIntoView({ block: 'nearest' });
      }}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={() => onGo(hit.to)}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        px: 1.5,
        py: 1,
        minHeight: 44,
        borderRadius: 1.5,
        cursor: 'pointer',
        '&:hover, &[aria-selected="true"]': { bgcolor: 'brand.tint', color: 'brand.text' },
      }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {hit.name}
      </Box>
      {hit.note ? (
        <Box
          component="span"
          sx={{
            fontSize: '0.8125rem',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            maxWidth: '45%',
          }}
        >
          {hit.note}
        </Box>
      ) : null}
    </Box>
  );
}

/** The dialog 'staffSearch': pages, settings and rows of the workplace by name or code; keys alone suffice. */
export default function SearchDialog({ pages, close }: DialogProps<{ pages: readonly RailPage[] }>) {
  const text = useText(words);
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { groups, enough, failed, settled } = useFound(pages, typed);
  const hits = groups.flatMap(({ records }) => records);
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    const hit = hits[at];
    if (event.key === 'ArrowDown') setAt((at + 1) % hits.length);
    else if (event.key === 'ArrowUp') setAt((at + hits.length - 1) % hits.length);
    else if (event.key === 'Enter' && hit) go(hit.to);
    else return;
    event.preventDefault();
  };
  let place = -1;
  return (
    <AppDialog title={text.findTitle} width={640}>
      <TextField
        fullWidth
        autoFocus
        type="search"
        label={text.findWhat}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={press}
        sx={{ mt: 1 }}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': hits.length > 0,
            'aria-autocomplete': 'list',
            'aria-controls': hits.length > 0 ? id : undefined,
            'aria-activedescendant': hits.length > 0 ? `${id}-${at}` : undefined,
            maxLength: 60,
            autoComplete: 'off',
          },
          input: { startAdornment: <SearchIcon aria-hidden sx={{ mr: 1, color: 'text.secondary' }} /> },
        }}
      />
      <Box role="status" sx={{ minHeight: 24, mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {failed ? text.findError : typed.trim() && settled ? text.findCount(hits.length) : ''}
      </Box>
      {hits.length > 0 ? (
        <Box id={id} role="listbox" aria-label={text.findTitle} sx={{ mx: -1 }}>
          {groups.map(({ kind, records }) => (
            <Box key={kind} role="group" aria-label={text.found[kind]}>
              <Box aria-hidden sx={{ px: 1.5, pt: 1, pb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
                {text.found[kind]}
              </Box>
              {records.map((hit) => {
                place++;
                const index = place;
                return <Option key={hit.id} id={`${id}-${index}`} hit={hit} chosen={index === at} onGo={go} />;
              })}
            </Box>
          ))}
        </Box>
      ) : settled && typed.trim() ? (
        <Box sx={{ py: 3, textAlign: 'center' }}>
          <Box sx={{ fontWeight: 600 }}>{enough ? text.findNone : text.findStart}</Box>
          {enough ? <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{text.findNoneHint}</Box> : null}
        </Box>
      ) : null}
      <Box
        sx={{
          display: { xs: 'none', sm: 'flex' },
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          mt: 2,
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        {text.findKeys}
        <SingleKeysSwitch label={text.findSlash} />
      </Box>
    </AppDialog>
  );
}
