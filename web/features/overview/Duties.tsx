import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { publishedOf } from '../../../db/contract/items';
import { secondsNow } from '../../../db/contract/time';
import { useSession } from '../../domain/session';
import words from '../../i18n/overview';
import { api, reread } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { ToneChip } from '../../kit/layout/StateChip';
import { toast } from '../../kit/toast';
import { type Duty, dutiesOf, type Overview } from './duties';
import { list, Nothing, Panel, quiet, row, titleLink } from './Panel';

/** What the overview's query begins with. */
export const OVERVIEW = ['overview'];

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } } as const;

function Verb({ duty, first }: { duty: Duty; first: boolean }) {
  const text = useText(words);
  const { busy, attempt } = useAttempt();
  const look = { variant: first ? 'contained' : 'outlined', size: 'small', sx: { minWidth: 88, px: 1.5 } } as const;
  const label = text.verbOf(duty.verb, duty.title);
  const { renew } = duty;
  if (!renew) {
    // What a message leads to is a page outside of this document's script.
    const place = duty.to.startsWith('/wxPushDetail') ? { href: duty.to } : { component: Link, to: duty.to };
    return (
      <Button {...look} {...place} aria-label={label}>
        {duty.verb}
      </Button>
    );
  }
  const run = () =>
    attempt(async () => {
      const { noun, pages } = publishedOf(renew.item_type);
      const { expire_time } = await api.post(`/v1/user/${noun}/renew`, { id: renew.id, version: renew.version });
      toast.success(text.renewed(formatDay(expire_time)));
      void reread([[pages]]);
    }, [OVERVIEW]);
  return (
    <Button {...look} loading={busy} onClick={() => void run()} aria-label={label}>
      {duty.verb}
    </Button>
  );
}

/** What waits for the member, each with the way to its place. */
export function Duties({ overview }: { overview: Overview }) {
  const text = useText(words);
  const { lang } = useLang();
  const { user } = useSession();
  const joining: Duty[] =
    user && user.orgs.length === 0
      ? [
          {
            key: 'join',
            chip: text.fresh,
            urgent: false,
            title: text.join,
            text: text.joinText,
            verb: text.joinVerb,
            to: user.org_type === 'company' ? '/memberCompany' : '/memberOrg',
            due: 0,
          },
        ]
      : [];
  const duties = [...joining, ...dutiesOf(overview, text, secondsNow(), lang)];
  return (
    <Panel title={text.todo(duties.length)} {...(duties.length > 0 && { hint: text.todoHint })}>
      {duties.length === 0 ? <Nothing title={text.nothing} hint={text.nothingHint} /> : null}
      <Box component="ul" sx={list}>
        {duties.map((duty, place) => (
          <Box
            component="li"
            key={duty.key}
            sx={{
              ...row,
              display: 'grid',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr) auto',
                sm: `${lang === 'zh' ? 108 : 152}px minmax(0, 1fr) auto`,
              },
              columnGap: 1.5,
              rowGap: 0.75,
              alignItems: 'center',
            }}
          >
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <ToneChip label={duty.chip} tone={duty.urgent ? 'review' : 'none'} />
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Box
                {...(duty.to.startsWith('/wxPushDetail')
                  ? { component: 'a', href: duty.to }
                  : { component: Link, to: duty.to })}
                sx={{ ...titleLink, ...clipped, display: 'block' }}
              >
                {duty.title}
              </Box>
              <Box sx={{ ...quiet, ...clipped }}>{duty.text}</Box>
            </Box>
            <Verb duty={duty} first={place === 0} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
