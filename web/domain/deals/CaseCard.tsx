import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { CaseParty, DealCase } from '../../../db/contract/deals';
import { itemPage, slug } from '../../../db/contract/items';
import words from '../../i18n/cases';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { formatDay } from '../../kit/layout/format';
import { ArrowRightIcon } from '../../kit/layout/icons';
import { panel } from '../../kit/layout/panel';

const small = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

function Party({ role, party }: { role: string; party: CaseParty }) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={small}>{role}</Box>
      <Box sx={{ fontWeight: 600, lineHeight: 1.45, overflowWrap: 'anywhere' }}>
        {party.org_id && party.name ? (
          <Box
            component={Link}
            to={`/organizationDetail/${party.org_id}/${slug(party.name)}`}
            lang={lang === 'en' && !party.name_en ? 'zh' : undefined}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {pickName(lang, party.name, party.name_en)}
          </Box>
        ) : (
          text.individual
        )}
      </Box>
    </Box>
  );
}

/** A signed deal that both sides show: what was traded, between whom, for how much. */
export function CaseCard({ deal, heading = 'h3' }: { deal: DealCase; heading?: 'h2' | 'h3' }) {
  const text = useText(words);
  const { lang } = useLang();
  const facts = [
    {
      label: text.amount,
      value: deal.amount ? text.sum(deal.amount) : text.undisclosed,
      strong: deal.amount !== null,
    },
    { label: text.days, value: text.dayCount(deal.days), strong: false },
    { label: text.signed, value: formatDay(deal.sign_time), strong: false },
  ];
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        ...panel,
        '&:hover': { borderColor: 'brand.line' },
      }}
    >
      <Cover name={deal.name} scopes={deal.scope} image={deal.cover} />
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2, flex: 1 }}>
        <Box component={heading} sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.45 }}>
          <Box
            component={Link}
            to={itemPage(deal.item_type, deal.item_id, deal.name)}
            lang={lang === 'en' && !deal.name_en ? 'zh' : undefined}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { color: 'brand.text' } }}
          >
            {pickName(lang, deal.name, deal.name_en)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'start', '& > svg': { mt: 2.75 } }}>
          <Party role={text.provider} party={deal.provider} />
          <ArrowRightIcon aria-hidden sx={{ color: 'text.secondary' }} />
          <Party role={text.taker} party={deal.taker} />
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 'auto',
            pt: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            rowGap: 1,
            columnGap: 2.5,
            alignItems: 'last baseline',
          }}
        >
          {facts.map(({ label, value, strong }) => (
            <div key={label}>
              <Box component="dt" sx={small}>
                {label}
              </Box>
              <Box
                component="dd"
                sx={{
                  m: 0,
                  whiteSpace: 'nowrap',
                  fontWeight: strong ? 700 : 600,
                  ...(strong && { color: 'warning.main', fontSize: '1.125rem' }),
                }}
              >
                {value}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
