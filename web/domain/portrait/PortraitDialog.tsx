import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Link } from 'react-router-dom';
import { itemPage, PUBLISHED_PAGES } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { MATCH, type PortraitState } from '../../../db/contract/listings';
import words from '../../i18n/portrait';
import { api, useRows } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { useScopeNames } from '../catalog/words';
import { Proposed } from './Proposed';
import { type PortraitProps, type Portrayed, usePortrait } from './portrait';

/** Whether the server lets the portrait go on. */
const isListed = ({ audit_status, unlist_time, expire_time }: Portrayed): boolean =>
  audit_status === AUDIT.approved && unlist_time === null && (expire_time === null || expire_time > Date.now() / 1000);

function Fields({ ids }: { ids: string[] }) {
  const text = useText(words);
  const names = useScopeNames();
  const query = useRows(
    ['scopes', 'named'],
    { table: 'scope', columns: ['id', 'name', 'name_en'], where: { id: { in: ids } }, pageSize: 100 },
    { enabled: ids.length > 0, silent: true },
  );
  const shown = names(query.data?.records ?? []);
  return (
    <Box>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 650 }}>
        {text.fields}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {ids.length === 0 ? text.noFields : shown.map((name) => <TagChip key={name} label={name} />)}
      </Box>
    </Box>
  );
}

/** The dialog 'portrait': how far the digital portrait of an item is, and what the labelling team does next (core§1). */
export default function PortraitDialog({ kind, id, close }: DialogProps<PortraitProps, boolean>) {
  const text = useText(words);
  const query = usePortrait({ kind, id });
  const item = query.data?.records[0];
  const { noun } = PUBLISHED_PAGES[kind];
  const change = useApiMutation(
    (match_state: PortraitState) => api.post(`/v1/user/${noun}/portrait`, { id, match_state }),
    { invalidates: [['portraits'], ['pushApplications']] },
  );
  const mark = (state: PortraitState, message: string) =>
    change.mutate(state, { onSuccess: () => toast.success(message) });
  const state = item?.match_state ?? MATCH.unopened;
  const next =
    state === MATCH.portraying
      ? { label: text.complete, act: () => mark(MATCH.completed, text.completed) }
      : {
          label: state === MATCH.completed ? text.again : text.start,
          act: () => mark(MATCH.portraying, text.started),
        };
  return (
    <AppDialog
      title={text.open}
      width={680}
      actions={
        item && isListed(item) ? (
          <Button
            variant={state === MATCH.completed ? 'outlined' : 'contained'}
            loading={change.isPending}
            onClick={next.act}
          >
            {next.label}
          </Button>
        ) : null
      }
    >
      {item ? (
        <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
          <Box>
            <Box sx={{ fontSize: '1.0625rem', fontWeight: 650, overflowWrap: 'anywhere' }}>{item.name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
              {[item.code, item.org_name, text.team].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Stepper activeStep={state} alternativeLabel aria-label={text.steps}>
            {text.process.map((label, at) => (
              <Step key={label} completed={at < state || state === MATCH.completed}>
                <StepLabel {...(at === state && { slotProps: { label: { 'aria-current': 'step' } } })}>
                  {label}
                </StepLabel>
              </Step>
            ))}
          </Stepper>
          <Box role="status" sx={{ fontSize: '0.9375rem' }}>
            {text.now(text.process[state] ?? '')}
          </Box>
          {state === MATCH.unopened ? <Alert severity="info">{text.unopened}</Alert> : null}
          {isListed(item) ? null : <Alert severity="warning">{text.notListed}</Alert>}
          <Fields ids={item.fields.map(({ second_scope_id }) => second_scope_id)} />
          <Proposed itemType={kind === 'results' ? 1 : 2} id={id} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={`/audit/${kind}/${id}`} size="small" onClick={() => close()}>
              {text.review}
            </Button>
            {isListed(item) ? (
              <Button
                component={Link}
                to={itemPage(PUBLISHED_PAGES[kind].itemType, id, item.name)}
                size="small"
                onClick={() => close()}
              >
                {text.item}
              </Button>
            ) : null}
          </Box>
        </Box>
      ) : query.data ? (
        <EmptyState title={text.empty} />
      ) : (
        <QueryState query={query} kind="lines" count={5} />
      )}
    </AppDialog>
  );
}
