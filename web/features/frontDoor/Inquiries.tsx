import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { INQUIRY, INQUIRY_STATES } from '../../../db/contract/inquiries';
import { itemPage } from '../../../db/contract/items';
import type { RowOf } from '../../../db/contract/tables';
import { useLabel } from '../../domain/catalog/words';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/frontDoor';
import { api, reread } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { inChinese, useLang, useText } from '../../kit/i18n';
import { type Tone, ToneChip } from '../../kit/layout/StateChip';
import { ResourceTable } from '../../kit/resource';
import { useAskedName } from './useAskedName';

const KEY = ['kept', 'inquiry'];

const COLUMNS = [
  ...(['id', 'name', 'org_name', 'country', 'email', 'sought', 'item_type', 'item_id'] as const),
  ...(['state', 'answer', 'mail_time', 'add_time'] as const),
] as const;

const TONES: Readonly<Record<number, Tone>> = { 1: 'review', 2: 'adopted', 3: 'none' };

type Row = RowOf<'inquiry', 'id' | 'name' | 'org_name' | 'email' | 'sought' | 'answer' | 'mail_time' | 'state'>;

/** The item that is asked about, by its name; one that is not public any more has none to show. */
function About({ kind, id }: { kind: number; id: string }) {
  const text = useText(words).desk;
  const name = useAskedName(kind, id) ?? text.about;
  return (
    <Box component={Link} to={itemPage(kind, id)} {...inChinese(name)} sx={{ color: 'brand.text', fontWeight: 600 }}>
      {name}
    </Box>
  );
}

/** What visitors from abroad ask the platform's desk: a queue with what was answered and closed. */
export default function Inquiries() {
  const text = useText(words).desk;
  const { lang } = useLang();
  const label = useLabel();
  const answer = async ({ id, name, org_name, email, sought, answer: given, mail_time }: Row) => {
    const from = `${name} · ${org_name}`;
    const done = await openDialog('inquiryAnswer', {
      id,
      from,
      email,
      sought,
      answer: given ?? '',
      sent: mail_time !== null,
    });
    if (done) await reread([KEY]);
  };
  const close = async ({ id, state }: Row) => {
    const closed = state !== INQUIRY.closed;
    await attempt(() => api.post('/v1/inquiry/close', { id, closed }), [KEY], closed ? text.closed : text.reopened);
  };
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={KEY}
        from={{
          table: 'inquiry',
          columns: COLUMNS,
          search: ['name', 'org_name', 'sought'],
          order: ['state', ['add_time', 'desc'], 'id'],
        }}
        rowId={({ id }) => id}
        label={text.title}
        keyword={text.keyword}
        empty={{ title: text.none }}
        fields={[
          {
            name: 'name',
            label: text.from,
            flex: 1,
            minWidth: 190,
            look: 'name',
            below: ({ org_name, country, email }) => [org_name, country, email].filter(Boolean).join(' · '),
          },
          {
            name: 'sought',
            label: text.sought,
            flex: 2,
            minWidth: 240,
            below: ({ answer: given }) => given,
          },
          {
            name: 'item_id',
            label: text.about,
            flex: 1,
            minWidth: 170,
            show: ({ item_type, item_id }) => (item_type && item_id ? <About kind={item_type} id={item_id} /> : ''),
          },
          {
            name: 'state',
            label: text.state,
            minWidth: 165,
            look: 'choice',
            options: INQUIRY_STATES.map((choice) => ({ value: choice.value, label: choice[lang] })),
            filter: true,
            show: ({ state }) => <ToneChip label={label(INQUIRY_STATES, state)} tone={TONES[state] ?? 'none'} />,
          },
          { name: 'add_time', label: text.time, look: 'day', sortable: true },
        ]}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => {
            const write = row.mail_time === null ? text.answer : text.show;
            const shut = row.state === INQUIRY.closed ? text.reopen : text.close;
            return [
              { label: write, act: () => answer(row) },
              { label: shut, act: () => close(row) },
            ];
          },
        }}
      />
    </StaffPage>
  );
}
