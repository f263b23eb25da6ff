import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DEAL_SIDES, type DealDetail, type DealSide } from '../../../../db/contract/deals';
import { itemPage, slug } from '../../../../db/contract/items';
import { usePlace } from '../../../domain/catalog/words';
import words from '../../../i18n/deals';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { FactList } from '../../../kit/layout/DetailLayout';
import { formatMinute } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';

const linkLook = { color: 'brand.text' } as const;

/** What the deal is about, and its dates and amount. */
export function ItemCard({ deal }: { deal: DealDetail }) {
  const text = useText(words);
  const { item } = deal;
  const place = usePlace();
  const { lang } = useLang();
  const name = pickName(lang, item.name, item.name_en);
  const amount = deal.amount ? text.show.amountUnit(deal.amount) : null;
  return (
    <Section title={text.show.item} card>
      <Box sx={{ mb: 2 }}>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.kinds[deal.item_type]}</Box>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {item.public ? (
            <Box component={Link} to={itemPage(deal.item_type, deal.item_id, item.name)} sx={linkLook}>
              {name}
            </Box>
          ) : (
            name
          )}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {item.public
            ? [pickName(lang, item.org_name, item.org_name_en), place(item)].filter(Boolean).join(' · ')
            : text.show.itemGone}
        </Box>
      </Box>
      <FactList
        facts={[
          { label: deal.state === 'signed' ? text.show.amount : text.show.proposedAmount, value: amount },
          { label: text.show.opened, value: formatMinute(deal.add_time) },
          { label: text.show.due, value: deal.due_time ? formatMinute(deal.due_time) : null },
        ]}
      />
    </Section>
  );
}

/** The publishing side chooses whose name and phone the other one is shown. */
function ContactChoice({ id, chosen }: { id: string; chosen: NonNullable<DealDetail['owner_contact']> }) {
  const text = useText(words).show;
  const choose = useApiMutation((own: boolean) => api.post('/v1/user/deal/contact', { id, own }), {
    invalidates: [['deals']],
    done: text.contactSaved,
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={chosen === 'own'}
            disabled={choose.isPending}
            onChange={(_, own) => choose.mutate(own)}
          />
        }
        label={text.ownContact}
        slotProps={{ typography: { sx: { fontSize: '0.875rem' } } }}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.contactOf[chosen]}</Box>
    </Box>
  );
}

function Party({ deal, side }: { deal: DealDetail; side: DealSide }) {
  const text = useText(words);
  const { lang } = useLang();
  const party = deal[side];
  const orgName = pickName(lang, party.org_name, party.org_name_en);
  const hidden = side === 'owner' && deal.my_side === 'seeker' && !party.name && !party.phone;
  const organization: ReactNode =
    party.org_id && party.org_name ? (
      <Box component={Link} to={`/organizationDetail/${party.org_id}/${slug(party.org_name)}`} sx={linkLook}>
        {orgName}
      </Box>
    ) : (
      orgName
    );
  const phone = party.phone ? (
    <Box component="a" href={`tel:${party.phone.replace(/[^\d+]/g, '')}`} sx={linkLook}>
      {party.phone}
    </Box>
  ) : null;
  return (
    <Box
      component="section"
      aria-label={text.sides[side]}
      sx={{ '& + &': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } }}
    >
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '0.9375rem', fontWeight: 650 }}>
        {deal.my_side === side ? `${text.sides[side]} · ${text.show.you}` : text.sides[side]}
      </Box>
      <FactList
        facts={[
          { label: text.show.organization, value: organization || (hidden ? null : text.show.individual) },
          { label: text.show.name, value: hidden ? text.show.hidden : party.name || text.closedAccount },
          { label: text.show.phone, value: hidden ? text.show.hidden : phone },
        ]}
      />
      {side === 'owner' && deal.owner_contact ? <ContactChoice id={deal.id} chosen={deal.owner_contact} /> : null}
    </Box>
  );
}

/** The two sides, as far as they know one another. */
export function Parties({ deal }: { deal: DealDetail }) {
  const text = useText(words).show;
  return (
    <Section title={text.parties} card>
      {DEAL_SIDES.map((side) => (
        <Party key={side} deal={deal} side={side} />
      ))}
    </Section>
  );
}
