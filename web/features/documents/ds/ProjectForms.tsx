import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { PrintIcon } from '../../../domain/catalog/PrintIcon';
import { useTileState } from '../../../domain/catalog/TilePage';
import { askedRow } from '../../../domain/catalog/view';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/documents';
import { delRows, reread, useRows } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { clamp } from '../../../kit/layout/clamp';
import { FactTwoColumns } from '../../../kit/layout/DetailLayout';
import { formatDay, formatMinute } from '../../../kit/layout/format';
import { PlusIcon } from '../../../kit/layout/icons';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { PagedRows } from '../../../kit/layout/PagedRows';
import { panel } from '../../../kit/layout/panel';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../../kit/layout/States';
import { KeywordFilter } from '../../../kit/table/filters/KeywordFilter';
import { DS, PROJECT_FORMS, type ProjectForm, projectFormAsked, projectFormsAsked } from './projectForms';

async function write(form: ProjectForm | null): Promise<void> {
  if (await openDialog('projectForm', { form })) await reread([PROJECT_FORMS]);
}

/** What may be done with a form: its writer changes it, its writer and staff take it away. */
function Actions({ form, onRemoved }: { form: ProjectForm; onRemoved?: () => void }) {
  const text = useText(words);
  const { user } = useSession();
  const remove = useApiMutation(() => delRows('project_form', { id: form.id }), {
    ask: () => ({ text: text.ds.confirmRemove(form.name), danger: true }),
    invalidates: [PROJECT_FORMS],
    done: text.removed,
    onSuccess: () => onRemoved?.(),
  });
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {user?.user_id === form.add_user ? (
        <Button size="small" aria-label={text.ds.editOf(form.name)} onClick={() => void write(form)}>
          {text.edit}
        </Button>
      ) : null}
      <Button
        size="small"
        color="error"
        aria-label={text.ds.removeOf(form.name)}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {text.remove}
      </Button>
    </Box>
  );
}

function Tile({ form }: { form: ProjectForm }) {
  return (
    <Box
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: '100%', p: 2.5, ...panel }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <TagChip label={form.code} />
        <Box component="time" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {formatDay(form.add_time)}
        </Box>
      </Box>
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component={Link} to={`${DS}/${form.id}`} sx={{ color: 'text.primary', textDecoration: 'none' }}>
          {form.name}
        </Box>
      </Typography>
      <Box sx={{ color: 'text.secondary', ...clamp(3) }}>{form.comment}</Box>
      <Box sx={{ mt: 'auto' }}>
        <Actions form={form} />
      </Box>
    </Box>
  );
}

function List() {
  const text = useText(words).ds;
  const { has } = useSession();
  const state = useTileState(['keyword']);
  const { keyword = '' } = state.chosen;
  const query = useRows(PROJECT_FORMS, projectFormsAsked(keyword, state.params.pageIndex), {
    staleMs: 0,
  });
  return (
    <Page
      title={text.title}
      lead={has('project-admin') || has('content-admin') ? text.leadStaff : text.lead}
      breadcrumbs={[{ label: text.title }]}
      actions={
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => void write(null)}>
          {text.add}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', mb: 2.5 }}>
        <KeywordFilter label={text.keyword} />
      </Box>
      <PagedRows
        query={query}
        label={text.list}
        kind="cards"
        count={6}
        min={320}
        gap={2.5}
        idOf={({ id }) => id}
        tile={(form) => <Tile form={form} />}
        empty={
          <EmptyState
            title={keyword ? text.noneFound : text.none}
            hint={keyword ? text.noneFoundHint : text.noneHint}
          />
        }
      />
    </Page>
  );
}

function One({ id }: { id: string }) {
  const text = useText(words).ds;
  const navigate = useNavigate();
  const query = useRows([...PROJECT_FORMS, 'one'], projectFormAsked(id), { staleMs: 0 });
  const { item, gone, error, retry } = askedRow(query, (row): ProjectForm => row);
  const back = (
    <Button component={Link} to={DS} variant="outlined">
      {text.all}
    </Button>
  );
  if (!item) {
    return (
      <Page title={text.title} lead={gone ? text.gone : ''} breadcrumbs={[{ label: text.title, to: DS }]}>
        {gone ? back : null}
        {error ? <ErrorState onRetry={retry} /> : null}
        {gone || error ? null : <LoadingState count={4} />}
      </Page>
    );
  }
  const facts = [
    [text.code, item.code],
    [text.name, item.name],
    [text.comment, item.comment || text.noComment],
    [text.added, formatMinute(item.add_time)],
  ] as const;
  return (
    <Page
      title={item.name}
      lead={item.code}
      breadcrumbs={[{ label: text.title, to: DS }, { label: item.name }]}
      actions={
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Actions form={item} onRemoved={() => navigate(DS)} />
          <Button variant="outlined" size="small" startIcon={<PrintIcon />} onClick={() => print()}>
            {text.print}
          </Button>
        </Box>
      }
    >
      <Section title={text.noun} card>
        <FactTwoColumns facts={facts} />
      </Section>
      <Box className="no-print">{back}</Box>
    </Page>
  );
}

/** The project forms, or that of an id (core§2, core§3). */
export default function ProjectForms() {
  const { id } = useParams();
  return id ? <One key={id} id={id} /> : <List />;
}
