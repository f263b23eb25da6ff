import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { INNOVATIONS } from '../../../db/contract/content';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import {
  TITLED,
  TRANSLATED,
  TRANSLATION_LIMITS,
  type Translated,
  translationWords,
  type Untranslated,
} from '../../../db/contract/translations';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import { api, reread, useApiQuery } from '../../kit/api';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { PagedRows } from '../../kit/layout/PagedRows';
import { PageTabs } from '../../kit/layout/PageTabs';
import { RowCard } from '../../kit/layout/RowCard';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';

const ADDRESS = '/content/english';

function pageOf(kind: Translated, id: string): string {
  if (kind === 'organization') return `/organizationDetail/${id}`;
  if (kind === 'innovation') return `${INNOVATIONS.page}/${id}`;
  return kind === 'round' ? '/programme' : itemPage(ITEM[kind], id);
}

const shape = z.object({
  name_en: z.string().trim().min(1, 'required').max(TRANSLATION_LIMITS.name_en, 'too_long'),
  summary_en: z.string().trim().max(TRANSLATION_LIMITS.summary_en, 'too_long'),
});

/** One that lacks English: its Chinese words, and the two fields. */
function Row({ kind, row }: { kind: Translated; row: Untranslated }) {
  const text = useText(translationWords);
  const form = useAppForm({
    schema: shape,
    defaultValues: { name_en: '', summary_en: row.summary_en ?? '' },
    onSubmit: async (values) => {
      await api.put('/v1/translations', { kind, id: row.id, version: row.version, ...values });
      toast.success(text.saved);
      await reread([['translations']]);
    },
  });
  return (
    <RowCard>
      <Box
        sx={{
          flex: '1 1 100%',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box lang="zh-CN" sx={{ minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, fontSize: '1rem', fontWeight: 650 }}>
            <Box
              component={Link}
              to={pageOf(kind, row.id)}
              sx={{ color: 'brand.text', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {row.name}
            </Box>
          </Box>
          <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>{row.summary}</Box>
        </Box>
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FormText name="name_en" label={text.name} required maxLength={TRANSLATION_LIMITS.name_en} />
            {TITLED.includes(kind) ? null : (
              <FormText name="summary_en" label={text.summary} rows={3} maxLength={TRANSLATION_LIMITS.summary_en} />
            )}
            <Box>
              <Button type="submit" variant="outlined" loading={form.saving} aria-label={text.saveOf(row.name)}>
                {text.save}
              </Button>
            </Box>
          </Box>
        </AppForm>
      </Box>
    </RowCard>
  );
}

function Rows({ kind, page }: { kind: Translated; page: string }) {
  const text = useText(translationWords);
  const query = useApiQuery(
    ['translations', kind, page],
    '/v1/translations/list',
    { kind, pageIndex: page },
    { keepPrevious: false, staleMs: 0 },
  );
  return (
    <PagedRows
      query={query}
      label={text.kinds[kind]}
      count={5}
      idOf={({ id }) => id}
      tile={(row) => <Row kind={kind} row={row} />}
      empty={<EmptyState title={text.none} hint={text.noneHint} />}
    />
  );
}

/** Where editors give what is public a name and a summary in English. */
export default function Translations() {
  const text = useText(translationWords);
  const { has } = useSession();
  const [params] = useSearchParams();
  const kind = TRANSLATED.find((each) => each === params.get('kind')) ?? 'result';
  const allowed = has('content-admin');
  const counts = useApiQuery(['translations', 'counts'], '/v1/translations/counts', {}, { enabled: allowed });
  const tabs = TRANSLATED.map((each) => ({
    to: `${ADDRESS}?kind=${each}`,
    label: text.kinds[each],
    count: counts.data && String(counts.data[each]),
    current: each === kind,
  }));
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <PageTabs label={text.kindsOf} tabs={tabs} />
      <Box sx={{ mt: 3 }}>
        <Rows kind={kind} page={params.get('page') ?? '1'} />
      </Box>
    </StaffPage>
  );
}
