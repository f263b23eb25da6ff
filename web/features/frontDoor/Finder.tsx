import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { SELECTED_KINDS } from '../../../db/contract/front-door-answers';
import { ITEM } from '../../../db/contract/limits';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import words from '../../i18n/frontDoor';
import { addRow, api } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';

const FOUND = 8;

interface Found {
  item_type: number;
  item_id: string;
  name: string;
  name_en: string | null;
}

/** Public items of a kind that are described in English, by a word of their names. */
async function find(kind: number, keyword: string): Promise<Found[]> {
  const asked = { keyword, language: '1', pageSize: FOUND };
  if (kind === ITEM.result) {
    const { records } = await api.get('/v1/chengguo/list', asked);
    return records.map(({ chengguo_id, name, name_en }) => ({ item_type: kind, item_id: chengguo_id, name, name_en }));
  }
  if (kind === ITEM.product) {
    const { records } = await api.get('/v1/product/list', asked);
    return records.map(({ chanpin_id, name, name_en }) => ({ item_type: kind, item_id: chanpin_id, name, name_en }));
  }
  const { records } = await api.get('/v1/xuqiu/list', asked);
  return records.map(({ xuqiu_id, name, name_en }) => ({ item_type: kind, item_id: xuqiu_id, name, name_en }));
}

interface FinderProps {
  /** Ids of what is selected. */
  taken: ReadonlySet<string>;
  /** The place behind the last one. */
  next: number;
  full: boolean;
  onAdded: (name: string) => void;
  write: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** Finds items by name, and adds them to the selection. */
export function Finder({ taken, next, full, onAdded, write }: FinderProps) {
  const { manage: text, kind: label, kinds, search } = useText(words);
  const { lang } = useLang();
  const [kind, setKind] = useState<number>(ITEM.result);
  const [found, setFound] = useState<Found[] | null>(null);
  const { busy, attempt } = useAttempt();
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    await attempt(async () => {
      setFound(await find(kind, word));
    });
  };
  return (
    <Section title={text.find} hint={text.onlyEnglish}>
      <Box
        component="form"
        onSubmit={(event: FormEvent<HTMLFormElement>) => void look(event)}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5 }}
      >
        <Box sx={{ width: { xs: '100%', sm: 180 } }}>
          <SelectFilter label={label} value={String(kind)} onChange={(value) => setKind(Number(value) || ITEM.result)}>
            {SELECTED_KINDS.map((value) => (
              <option key={value} value={value}>
                {kinds[value]}
              </option>
            ))}
          </SelectFilter>
        </Box>
        <TextField name="keyword" label={text.word} sx={{ flex: '1 1 240px' }} />
        <Button type="submit" variant="outlined" loading={busy} sx={{ height: 44 }}>
          {search}
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {found?.length === 0 ? text.nothing : ''}
      </Box>
      <Box component="ul" aria-label={text.found} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found?.map(({ item_type, item_id, name, name_en }) => {
          const called = pickName(lang, name, name_en);
          return (
            <Box component="li" key={item_id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
              <Box {...inChinese(called)} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {called}
              </Box>
              <Button
                size="small"
                aria-label={text.addOf(called)}
                disabled={full || taken.has(item_id)}
                onClick={() =>
                  void write(async () => {
                    await addRow('front_door_item', { item_type, item_id, sort: next });
                    onAdded(called);
                  })
                }
              >
                {text.add}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
