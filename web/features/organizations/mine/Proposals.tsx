import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import type { OrganizationProposal, ProposalDecision } from '../../../../db/contract/organization-proposals';
import { useLabel } from '../../../domain/catalog/words';
import { useFieldName } from '../../../domain/reviews/fieldNames';
import words from '../../../i18n/organizations';
import { api, useApiQuery } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { formatDay } from '../../../kit/layout/format';
import { textOnly } from '../../../kit/layout/richTextElements';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

const KEY = ['organizations', 'proposals'];
const PATH = '/v1/user/organization/proposal';

function Proposal({ id, item }: { id: string; item: OrganizationProposal }) {
  const text = useText(words).proposals;
  const nameOf = useFieldName();
  const label = useLabel();
  const shown = (field: string, value: unknown): string => {
    const said = String(value ?? '');
    if (said === '') return text.empty;
    if (field === 'organization.profile') return textOnly(said);
    return (field === 'organization.org_type' && label(ORGANIZATION_KINDS, said)) || said;
  };
  const decide = async (accept: boolean) => {
    const question = accept
      ? { title: text.accept, text: text.acceptText, confirmLabel: text.accept }
      : { title: text.dismiss, text: text.dismissText, confirmLabel: text.dismiss, danger: true };
    if (!(await confirm(question))) return;
    const { item_id, part, add_time } = item;
    const body: ProposalDecision = { organization_id: id, item_id, part, add_time, accept };
    await attempt(async () => {
      const { waits } = await api.put(PATH, body);
      toast.success(accept ? (waits ? text.acceptedWaits : text.accepted) : text.dismissed);
    }, [['organizations']]);
  };
  return (
    <Box component="article" sx={{ '& + &': { mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' } }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {text.from(item.user_name ?? '', item.item_name, formatDay(item.add_time))}
      </Box>
      <FactList
        facts={item.changes.map(({ field, before, after }) => ({
          label: nameOf(field),
          value: text.change(shown(field, before), shown(field, after)),
        }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" aria-label={text.of(text.accept, item.item_name)} onClick={() => void decide(true)}>
          {text.accept}
        </Button>
        <Button
          sx={{ color: 'error.main' }}
          aria-label={text.of(text.dismiss, item.item_name)}
          onClick={() => void decide(false)}
        >
          {text.dismiss}
        </Button>
      </Box>
    </Box>
  );
}

/** What submissions say of the organisation that its record does not: its administrators decide. */
export function Proposals({ id }: { id: string }) {
  const text = useText(words).proposals;
  const query = useApiQuery(KEY, PATH, { organization_id: id }, { staleMs: 0 });
  const items = query.data?.records ?? [];
  if (items.length === 0) return null;
  return (
    <Section title={text.title} hint={text.hint} card>
      {items.map((item) => (
        <Proposal key={`${item.item_id} ${item.part}`} id={id} item={item} />
      ))}
    </Section>
  );
}
