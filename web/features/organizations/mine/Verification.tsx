import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnOrganization } from '../../../../db/contract/organizations';
import { type OwnVerification, VERIFICATION } from '../../../../db/contract/verifications';
import { VerifiedMark } from '../../../domain/catalog/VerifiedMark';
import words from '../../../i18n/organizations';
import { api, reread, useApiQuery } from '../../../kit/api';
import { confirm, openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

const KEY = ['organizations', 'verification'];
const PATH = '/v1/user/organization/verification';

type Last = NonNullable<OwnVerification['last']>;

/** What became of the last check, where it says more than the mark. */
function Outcome({ last, verified }: { last: Last | null; verified: boolean }) {
  const text = useText(words).verification;
  if (!last || verified) return null;
  switch (last.state) {
    case VERIFICATION.waiting:
      return <Alert severity="info">{text.waits(last.document_name, formatDay(last.add_time))}</Alert>;
    case VERIFICATION.refused:
      return <Alert severity="warning">{text.refused(last.opinion ?? '')}</Alert>;
    case VERIFICATION.revoked:
      return <Alert severity="warning">{text.revoked(last.opinion ?? '')}</Alert>;
    default:
      return last.decide_time ? <Alert severity="info">{text.void}</Alert> : null;
  }
}

/** Whether the platform has checked who the organisation is, and the way to ask for it. */
export function Verification({ row }: { row: OwnOrganization }) {
  const text = useText(words).verification;
  const { lang } = useLang();
  const { organization_id } = row;
  const query = useApiQuery(KEY, PATH, { organization_id }, { staleMs: 0 });
  const reload = () => reread([['organizations']]);
  const { data } = query;

  const ask = async () => {
    if (!data) return;
    const code = data.social_credit_code ?? '';
    if (
      !(await openDialog('organization-verification', {
        id: organization_id,
        name: pickName(lang, row.name, row.name_en),
        code,
      }))
    )
      return;
    toast.success(text.asked);
    await reload();
  };
  const withdraw = async () => {
    if (!(await confirm({ title: text.withdraw, text: text.withdrawText, confirmLabel: text.withdraw, danger: true })))
      return;
    await api.del(PATH, { organization_id });
    toast.success(text.withdrawn);
    await reload();
  };

  const waits = data?.last?.state === VERIFICATION.waiting;
  return (
    <Section title={text.title} card action={data ? <VerifiedMark verified={data.verified} /> : null}>
      {query.data ? null : <QueryState query={query} count={2} />}
      {data ? (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2 }}>
            {data.verified ? text.since(formatDay(data.verified_time)) : text.hint}
          </Typography>
          <Outcome last={data.last} verified={data.verified} />
          {data.verified || waits ? null : (
            <Button variant="outlined" sx={{ mt: 2 }} onClick={() => void ask()}>
              {text.ask}
            </Button>
          )}
          {waits ? (
            <Button sx={{ mt: 2, color: 'error.main' }} onClick={() => void withdraw()}>
              {text.withdraw}
            </Button>
          ) : null}
        </>
      ) : null}
    </Section>
  );
}
