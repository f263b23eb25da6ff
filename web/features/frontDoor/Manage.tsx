import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import { itemPage } from '../../../db/contract/items';
import { ITEM, LIMITS } from '../../../db/contract/limits';
import type { Row } from '../../../db/contract/tables';
import { NameFinder } from '../../domain/catalog/NameFinder';
import { ShownTimesChips } from '../../domain/publishing/shownTimes';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/frontDoor';
import { addRow, putOrder, putRows, removeRows, reread, useApiQuery, useRows } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { MovableList } from '../../kit/resource/MovableList';
import { toast } from '../../kit/toast';

/** Key of the queries that what is selected changes. */
const KEY = 'frontDoor';

/** Everything that was selected, in its order. */
const selectionRows = {
  table: 'front_door_item',
  columns: ['id', 'item_type', 'item_id', 'note', 'note_en', 'sort', 'is_open', 'publish_time', 'unpublish_time'],
  order: [['sort'], ['add_time'], ['id']],
  pageSize: LIMITS.maxPageSize,
} as const;

/** A write whose refusal the API client has told. */
const told = (work: () => Promise<unknown>) => attempt(work, [[KEY]]);

const FOUND_KINDS = ['result', 'demand', 'product'] as const;

type Stored = Pick<Row<'front_door_item'>, (typeof selectionRows.columns)[number]>;

interface SelectedRowProps {
  row: Stored;
  /** Empty for what is not public now. */
  name: string;
}

/** What is chosen, and why. */
function Chosen({ row, name }: SelectedRowProps) {
  const texts = useText(words);
  const { lang } = useLang();
  const called = name || row.item_id;
  const open = row.is_open === 1;
  const why = pickName(lang, row.note, row.note_en);
  return (
    <Box sx={{ opacity: open ? 1 : 0.7 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TagChip label={texts.kinds[row.item_type as keyof typeof texts.kinds]} />
        {open ? null : <TagChip label={texts.manage.retired} />}
        <ShownTimesChips publish_time={row.publish_time} unpublish_time={row.unpublish_time} />
        <Box
          component={Link}
          to={itemPage(row.item_type, row.item_id)}
          {...inChinese(called)}
          sx={{ color: 'brand.text' }}
        >
          {called}
        </Box>
      </Box>
      {why ? (
        <Box {...inChinese(why)} sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {why}
        </Box>
      ) : null}
      {name ? null : (
        <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>{texts.manage.notPublic}</Box>
      )}
    </Box>
  );
}

function Actions({ row, name }: SelectedRowProps) {
  const text = useText(words).manage;
  const called = name || row.item_id;
  const open = row.is_open === 1;
  const change = open ? text.retire : text.restore;
  const note = async () => {
    const { id, publish_time, unpublish_time } = row;
    const asked = { id, name: called, note: row.note ?? '', note_en: row.note_en ?? '', publish_time, unpublish_time };
    if (await openDialog('selectionNote', asked)) await reread([[KEY]]);
  };
  return (
    <>
      <Button size="small" aria-label={text.of(text.why, called)} onClick={() => void note()}>
        {text.why}
      </Button>
      <Button
        size="small"
        aria-label={text.of(change, called)}
        onClick={() => void told(() => putRows('front_door_item', { id: row.id }, { is_open: open ? 0 : 1 }))}
      >
        {change}
      </Button>
      <Button
        size="small"
        aria-label={text.of(text.remove, called)}
        sx={{ color: 'error.main' }}
        onClick={() => void told(() => removeRows('front_door_item', { id: row.id }))}
      >
        {text.remove}
      </Button>
    </>
  );
}

function Selection() {
  const { manage: text, kind, kinds, search } = useText(words);
  const { lang } = useLang();
  const rows = useRows([KEY, 'rows'], selectionRows, { staleMs: 0 });
  const shown = useApiQuery([KEY, 'manage'], '/v1/frontDoor/names', {}, { staleMs: 0 });
  const names = new Map(shown.data?.map(({ id, name, name_en }) => [id, pickName(lang, name, name_en)]));
  const list = rows.data?.records;
  const nameOf = ({ id, item_id }: Stored) => names.get(id) ?? (shown.data ? '' : item_id);
  const order = (next: readonly Stored[]) =>
    told(() =>
      putOrder(
        'front_door_item',
        next.flatMap((row, sort) => (row.sort === sort ? [] : [{ id: row.id, sort }])),
      ),
    );
  const add = (found: { kind: (typeof FOUND_KINDS)[number]; id: string; name: string }) =>
    told(async () => {
      const sort = Math.max(0, ...(list ?? []).map((row) => row.sort + 1));
      await addRow('front_door_item', { item_type: ITEM[found.kind], item_id: found.id, sort });
      toast.success(text.added(found.name));
    });
  return (
    <>
      <Section title={text.list}>
        {list ? null : <QueryState query={rows} />}
        {list?.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.none}</Box> : null}
        <MovableList
          rows={list ?? []}
          keyOf={({ id }) => id}
          nameOf={(row) => nameOf(row) || row.item_id}
          onOrder={(next) => void order(next)}
          actions={(row) => <Actions row={row} name={nameOf(row)} />}
        >
          {(row) => <Chosen row={row} name={nameOf(row)} />}
        </MovableList>
      </Section>
      <Section title={text.find} hint={text.onlyEnglish}>
        <NameFinder
          english
          kinds={FOUND_KINDS.map((value) => ({ value, label: kinds[ITEM[value]] }))}
          text={{ ...text, kind, search }}
          taken={(id) => (list?.length ?? 0) >= LIMITS.maxPageSize || !!list?.some((row) => row.item_id === id)}
          onAdd={(found) => void add(found)}
        />
      </Section>
    </>
  );
}

/** Where content editors choose what partners abroad see first: choose, order, say why, retire. */
export default function ManageSelection() {
  const text = useText(words).manage;
  return (
    <StaffPage
      authority="content-admin"
      title={text.title}
      lead={text.lead}
      actions={
        <Button variant="outlined" component={Link} to={FRONT_DOOR_PAGES.selected}>
          {text.see}
        </Button>
      }
    >
      <Selection />
    </StaffPage>
  );
}
