import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { type Featured, featuredWords } from '../../../db/contract/featured';
import { api } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';

const FOUND = 8;

interface Found {
  id: string;
  name: string;
}

/** What is public of a kind by a word of its name. */
async function find(kind: Featured, keyword: string, lang: 'zh' | 'en'): Promise<Found[]> {
  const asked = { keyword, pageSize: FOUND };
  const found = (id: string, name: string, nameEn: string | null | undefined) => ({
    id,
    name: pickName(lang, name, nameEn),
  });
  if (kind === 'result') {
    const { records } = await api.get('/v1/chengguo/list', asked);
    return records.map((row) => found(row.chengguo_id, row.name, row.name_en));
  }
  if (kind === 'demand') {
    const { records } = await api.get('/v1/xuqiu/list', asked);
    return records.map((row) => found(row.xuqiu_id, row.name, row.name_en));
  }
  if (kind === 'organization') {
    const { records } = await api.get('/v1/organization/list', asked);
    return records.map((row) => found(row.organization_id, row.name, row.name_en));
  }
  const { records } = await api.get('/v1/news/list', asked);
  return records.map((row) => found(row.id, row.title, row.title_en));
}

interface FinderProps {
  kind: Featured;
  chosen: readonly string[];
  busy: boolean;
  onAdd: (id: string) => void;
}

/** A search by name, whose finds can be featured. */
export function Finder({ kind, chosen, busy, onAdd }: FinderProps) {
  const text = useText(featuredWords);
  const { lang } = useLang();
  const [found, setFound] = useState<Found[] | null>(null);
  const [searching, setSearching] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    setSearching(true);
    // The client has told what went wrong.
    setFound(await find(kind, word, lang).catch(() => null));
    setSearching(false);
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Box
        component="form"
        role="search"
        aria-label={`${text.find} · ${text.kinds[kind]}`}
        onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
        sx={{ display: 'flex', gap: 1, maxWidth: 480 }}
      >
        <TextField
          name="keyword"
          size="small"
          label={text.find}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" loading={searching}>
          {text.search}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {found?.length === 0 ? text.nothingFound : ''}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found?.map((item) => (
          <Box component="li" key={item.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.25 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Button
              size="small"
              aria-label={text.addOf(item.name)}
              disabled={busy || chosen.includes(item.id)}
              onClick={() => onAdd(item.id)}
            >
              {text.add}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
