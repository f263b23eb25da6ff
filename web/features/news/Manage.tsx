import { useNavigate } from 'react-router-dom';
import { type NewsState, newsInput, stageOf } from '../../../db/contract/news';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/news';
import { api } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { type Tone, ToneChip } from '../../kit/layout/StateChip';
import { KeptTable, type StoredRow } from '../../kit/resource';
import { NEWS } from './address';

const TONES = { draft: 'none', scheduled: 'review', shown: 'adopted', withdrawn: 'rejected' } as const satisfies Record<
  string,
  Tone
>;

const minutes = (time: unknown): string => formatMinute(time as number);

/** Where content editors write, preview, schedule, pin, withdraw and restore news. */
export default function ManageNews() {
  const text = useText(words);
  const navigate = useNavigate();
  const way = [{ label: text.title, to: NEWS }, { label: text.manageTitle }];
  const types = Object.entries(text.types).map(([value, label]) => ({ value: Number(value), label }));
  const stage = (row: StoredRow) => stageOf(row as unknown as NewsState, Date.now() / 1000);
  const preview = (id: string) =>
    attempt(async () => {
      const { key } = await api.post('/v1/content/news/preview', { id });
      navigate(`/newsPreview/${key}`);
    });
  const times = (row: StoredRow): string =>
    [
      row.publish_time ? text.from(minutes(row.publish_time)) : '',
      row.unpublish_time ? text.until(minutes(row.unpublish_time)) : '',
      row.is_changed === 1 && row.publish_time ? text.changed : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <StaffPage authority="content-admin" title={text.manageTitle} lead={text.manageLead} breadcrumbs={way}>
      <KeptTable
        resource={{
          table: 'news',
          label: text.noun,
          keyword: text.keyword,
          nameOf: ({ title }) => String(title),
          search: ['title', 'title_en', 'source'],
          order: [
            ['add_time', 'desc'],
            ['id', 'desc'],
          ],
          shape: newsInput,
          removable: true,
          width: 900,
          invalidates: [['news']],
          more: (row, changed) => [
            {
              label: text.publishing,
              of: text.publishOf(String(row.title)),
              act: async () => {
                await openDialog('publishNews', { id: row.id, name: String(row.title) });
                changed();
              },
            },
            { label: text.preview, of: text.previewOf(String(row.title)), act: () => preview(row.id) },
          ],
          fields: [
            {
              name: 'title',
              label: text.name,
              flex: 2,
              minWidth: 240,
              show: (row) => String(row.title),
              both: true,
            },
            { name: 'title_en', label: text.nameEn, only: 'form' },
            { name: 'type', label: text.type, look: 'choice', options: types, filter: true, minWidth: 120 },
            {
              name: 'publish_time',
              label: text.state,
              only: 'table',
              minWidth: 210,
              show: (row) => <ToneChip label={text.stages[stage(row)]} tone={TONES[stage(row)]} />,
              below: times,
            },
            { name: 'summary', label: text.summary, look: 'long', hint: text.summaryHint, only: 'form' },
            { name: 'summary_en', label: text.summaryEn, look: 'long', only: 'form' },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            { name: 'content', label: text.content, look: 'rich', only: 'form' },
            { name: 'content_en', label: text.contentEn, look: 'rich', only: 'form' },
            { name: 'source', label: text.source, only: 'form' },
            { name: 'source_en', label: text.sourceEn, only: 'form' },
            { name: 'sort', label: text.pin, look: 'number', hint: text.pinHint, width: 90 },
          ],
        }}
      />
    </StaffPage>
  );
}
