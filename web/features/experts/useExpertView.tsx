import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type ExpertDetail, type ExpertWork, WORK_KINDS } from '../../../db/contract/experts';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { ShareActions } from '../../domain/catalog/ShareActions';
import { type AskedItem, askedItem, type DialogView } from '../../domain/catalog/view';
import { useLabel, usePlace, useScopeNames } from '../../domain/catalog/words';
import { LaterTalk } from '../../domain/comments/LaterTalk';
import { ExpertTile } from '../../domain/experts/ExpertTile';
import FavouriteButton from '../../domain/favourites/FavouriteButton';
import { useLoginGate, useSession } from '../../domain/session';
import catalog from '../../i18n/catalog';
import words from '../../i18n/experts';
import { reread, useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { Tiles } from '../../kit/layout/Tiles';
import { UserAvatar } from '../../kit/layout/UserAvatar';

const FollowButton = lazy(() => import('../../domain/favourites/FollowButton'));
const PortraitSection = lazy(() => import('../../domain/portrait/PortraitSection'));

const PORTRAIT = 160;

function Works({ works }: { works: readonly ExpertWork[] }) {
  const text = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  if (works.length === 0) return text.noWorks;
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.75 }}
    >
      {works.map((work) => {
        const title = pickName(lang, work.title, work.title_en);
        return (
          <Box component="li" key={work.id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
              <TagChip label={label(WORK_KINDS, work.kind)} />
              <Box component="strong" sx={{ fontWeight: work.is_highlight ? 650 : 500, overflowWrap: 'anywhere' }}>
                {work.url ? (
                  <Box
                    component="a"
                    href={work.url}
                    target="_blank"
                    rel="nofollow noopener noreferrer"
                    sx={{ color: 'brand.text' }}
                  >
                    {title}
                  </Box>
                ) : (
                  title
                )}
              </Box>
              {work.is_highlight ? (
                <Box component="span" sx={{ color: 'brand.text', fontSize: '0.8125rem', fontWeight: 600 }}>
                  {text.highlighted}
                </Box>
              ) : null}
            </Box>
            <Box lang="zh" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[work.source, work.year].filter(Boolean).join(' · ')}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const linkLook = { color: 'brand.text', overflowWrap: 'anywhere' } as const;

function ResultLinks({ items }: { items: ExpertDetail['evidence']['led'] }) {
  const { lang } = useLang();
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.75, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {items.map(({ id, name, name_en }) => (
        <li key={id}>
          <Box component={Link} to={itemPage(ITEM.result, id, name)} sx={linkLook}>
            {pickName(lang, name, name_en)}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** The expert's fields, each with what the platform itself holds about it. */
function Evidence({ item: { evidence } }: { item: ExpertDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  if (evidence.fields.length === 0) return null;
  return (
    <Section title={text.evidence} hint={text.evidenceHint} card>
      {evidence.led.length > 0 ? (
        <Box sx={{ mb: 2.5 }}>
          <strong>{text.led}</strong>
          <ResultLinks items={evidence.led} />
        </Box>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {evidence.fields.map(({ scope, n, items }) => (
          <li key={scope.id}>
            <Box component={Link} to={`/expertMore?scope=${scope.id}`} sx={{ ...linkLook, fontWeight: 600 }}>
              {pickName(lang, scope.name, scope.name_en)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{text.ofField(n)}</Box>
            {items.length > 0 ? <ResultLinks items={items} /> : null}
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Contact({ item }: { item: ExpertDetail }) {
  const text = useText(words);
  const { loggedIn } = useSession();
  const gate = useLoginGate();
  const { contacts_tel: phone, contacts_email: email } = item;
  const signIn = async () => {
    if (await gate()) await reread([['experts']]);
  };
  return (
    <Section title={text.contact} card>
      {phone || email ? (
        <FactList
          facts={[
            {
              label: text.phone,
              value: phone ? (
                <Box component="a" href={`tel:${phone}`} sx={linkLook}>
                  {phone}
                </Box>
              ) : null,
            },
            {
              label: text.email,
              value: email ? (
                <Box component="a" href={`mailto:${email}`} sx={linkLook}>
                  {email}
                </Box>
              ) : null,
            },
          ]}
        />
      ) : (
        <>
          <Box sx={{ color: 'text.secondary' }}>
            {item.contact_open && !loggedIn ? text.contactSignIn : text.contactClosed}
          </Box>
          {item.contact_open && !loggedIn ? (
            <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => void signIn()}>
              {text.signIn}
            </Button>
          ) : null}
        </>
      )}
    </Section>
  );
}

function Content({ item, avatar }: { item: ExpertDetail; avatar: string | null }) {
  const text = useText(words);
  const { lang } = useLang();
  const place = usePlace();
  const profile = lang === 'en' && item.profile_en ? item.profile_en : item.profile;
  const organization = item.org ? (
    <Box component={Link} to={`/organizationDetail/${item.org.organization_id}`} sx={linkLook}>
      {pickName(lang, item.org.name, item.org.name_en)}
    </Box>
  ) : (
    item.org_name
  );
  return (
    <>
      <DetailLayout
        main={
          <>
            <Section title={text.profile} card>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
                <UserAvatar src={avatar} name={pickName(lang, item.name, item.name_en)} size={PORTRAIT} />
                <Box sx={{ flex: '1 1 280px', minWidth: 0 }} {...(lang === 'en' && !item.profile_en && { lang: 'zh' })}>
                  {profile ? <RichText html={profile} /> : text.noProfile}
                </Box>
              </Box>
            </Section>
            {item.direction ? (
              <Section title={text.direction} card>
                <Box sx={{ overflowWrap: 'anywhere' }}>{pickName(lang, item.direction, item.direction_en)}</Box>
              </Section>
            ) : null}
            <Section title={text.works} card>
              <Works works={item.work} />
            </Section>
            <Evidence item={item} />
            {item.listed ? (
              <Suspense fallback={null}>
                <PortraitSection of="expert" id={item.expert_id} />
              </Suspense>
            ) : null}
          </>
        }
        aside={
          <>
            <Section title={text.facts} card>
              <FactList
                facts={[
                  { label: text.organization, value: organization },
                  {
                    label: text.fields.qualification,
                    value: pickName(lang, item.qualification, item.qualification_en),
                  },
                  { label: text.duties, value: item.duties ? <span lang="zh">{item.duties}</span> : null },
                  { label: text.place, value: place(item) },
                ]}
              />
            </Section>
            <Contact item={item} />
          </>
        }
        after={item.listed ? <LaterTalk itemType={ITEM.expert} itemId={item.expert_id} /> : null}
      />
      {item.similar.length > 0 ? (
        <Box className="no-print" sx={{ mt: { xs: 3, md: 5 } }}>
          <Section title={text.similar}>
            <Tiles
              label={text.similar}
              rows={item.similar}
              idOf={({ expert_id }) => expert_id}
              tile={(card) => <ExpertTile card={card} />}
              min={280}
            />
          </Section>
        </Box>
      ) : null}
    </>
  );
}

function Actions({ item }: { item: ExpertDetail }) {
  const { lang } = useLang();
  const { loggedIn } = useSession();
  return (
    <>
      <FavouriteButton itemType={ITEM.expert} itemId={item.expert_id} />
      {loggedIn ? (
        <Suspense fallback={null}>
          <FollowButton kind="expert" target={item.expert_id} />
        </Suspense>
      ) : null}
      <ShareActions
        title={item.name}
        cover={null}
        scopes={item.scope}
        path={itemPage(ITEM.expert, item.expert_id, item.name)}
        shortPath={itemPage(ITEM.expert, item.expert_id)}
        lines={[
          pickName(lang, item.qualification, item.qualification_en),
          pickName(lang, item.org_name, item.org_name_en),
        ]}
      />
    </>
  );
}

/** An expert whose name, which is the heading, is in the page's language. */
function useExpert(id: string): AskedItem<ExpertDetail> {
  const { lang } = useLang();
  const query = useApiQuery(['experts', 'detail'], '/v1/zhuanjia/detail', { expert_id: id }, { silent: true });
  const asked = askedItem(query);
  const { item } = asked;
  return item ? { ...asked, item: { ...item, name: pickName(lang, item.name, item.name_en) } } : asked;
}

/**
 * What the page and the dialog of an expert show.
 * @param avatar the portrait as whoever opens the dialog knows it
 */
export function useExpertView(avatar?: string | null): DialogView<ExpertDetail> {
  const text = useText(words);
  const common = useText(catalog);
  const { lang } = useLang();
  const scopeNames = useScopeNames();
  return {
    list: { label: text.title, to: '/expert' },
    title: text.noun,
    useItem: useExpert,
    lead: (item) =>
      [pickName(lang, item.qualification, item.qualification_en), scopeNames(item.scope).join(common.separator)]
        .filter(Boolean)
        .join(' · '),
    actions: (item) => (item.listed ? <Actions item={item} /> : null),
    content: (item) => <Content item={item} avatar={item.avatar ?? avatar ?? null} />,
    address: (id, name) => itemPage(ITEM.expert, id, name),
    width: 1000,
    gone: { title: text.title, text: common.goneHint, back: text.all },
  };
}
