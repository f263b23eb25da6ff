import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { api } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { inChinese, pickName, useLang } from '../../kit/i18n';
import { SelectFilter } from './SelectFilter';

interface Asked {
  keyword: string;
  language?: '1';
  pageSize: number;
}

const named = (id: string, name: string, name_en: string | null | undefined) => ({ id, name, name_en });

/** Public lists that are searched by a word of a name. */
const LISTS = {
  result: async (asked: Asked) =>
    (await api.get('/v1/chengguo/list', asked)).records.map((row) => named(row.chengguo_id, row.name, row.name_en)),
  demand: async (asked: Asked) =>
    (await api.get('/v1/xuqiu/list', asked)).records.map((row) => named(row.xuqiu_id, row.name, row.name_en)),
  product: async (asked: Asked) =>
    (await api.get('/v1/product/list', asked)).records.map((row) => named(row.chanpin_id, row.name, row.name_en)),
  organization: async ({ keyword, pageSize }: Asked) =>
    (await api.get('/v1/organization/list', { keyword, pageSize })).records.map((row) =>
      named(row.organization_id, row.name, row.name_en),
    ),
  news: async ({ keyword, pageSize }: Asked) =>
    (await api.get('/v1/news/list', { keyword, pageSize })).records.map((row) =>
      named(row.id, row.title, row.title_en),
    ),
};

type Kind = keyof typeof LISTS;

const FOUND = 8;

interface NameFinderProps<K extends Kind> {
  /** What can be found; one of several is chosen. */
  kinds: readonly { value: K; label: string }[];
  /** Only what is described in English. */
  english?: boolean;
  text: {
    /** Label of the choice of kinds. */
    kind?: string;
    word: string;
    search: string;
    /** Names the form, where several stand on a page. */
    form?: string;
    found?: string;
    nothing: string;
    add: string;
    addOf: (name: string) => string;
  };
  /** Whether something cannot be added: it was, or there is no place for it. */
  taken: (id: string) => boolean;
  onAdd: (item: { kind: K; id: string; name: string }) => void;
}

/** Finds what is public by a word of its name, to be added to a choice of editors. */
export function NameFinder<K extends Kind>({ kinds, english = false, text, taken, onAdd }: NameFinderProps<K>) {
  const { lang } = useLang();
  const [chosen, setChosen] = useState(kinds[0]?.value);
  const [found, setFound] = useState<{ kind: K; id: string; name: string }[] | null>(null);
  const { busy, attempt } = useAttempt();
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    void attempt(async () => {
      if (!chosen) return;
      const rows = await LISTS[chosen]({ keyword, pageSize: FOUND, ...(english && { language: '1' }) });
      setFound(rows.map(({ id, name, name_en }) => ({ kind: chosen, id, name: pickName(lang, name, name_en) })));
    });
  };
  return (
    <>
      <Box
        component="form"
        {...(text.form && { role: 'search', 'aria-label': text.form })}
        onSubmit={look}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, maxWidth: 720 }}
      >
        {kinds.length > 1 ? (
          <Box sx={{ width: { xs: '100%', sm: 180 } }}>
            <SelectFilter
              required
              label={text.kind ?? ''}
              value={chosen}
              onChange={(value) => setChosen(kinds.find((each) => each.value === value)?.value)}
            >
              {kinds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectFilter>
          </Box>
        ) : null}
        <TextField
          name="keyword"
          label={text.word}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          size="small"
          sx={{ flex: '1 1 240px', '& .MuiInputBase-root': { height: 44 } }}
        />
        <Button type="submit" variant="outlined" loading={busy} sx={{ height: 44 }}>
          {text.search}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {found?.length === 0 ? text.nothing : ''}
      </Box>
      <Box component="ul" aria-label={text.found} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found?.map((item) => (
          <Box component="li" key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box {...inChinese(item.name)} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {item.name}
            </Box>
            <Button
              size="small"
              aria-label={text.addOf(item.name)}
              disabled={taken(item.id)}
              onClick={() => onAdd(item)}
            >
              {text.add}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}
