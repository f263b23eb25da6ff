import Button from '@mui/material/Button';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Star } from '../../../db/contract/services';
import { isWebSite } from '../../../db/contract/web-address';
import { DetailPage } from '../../domain/catalog/DetailPage';
import { Gallery } from '../../domain/catalog/Gallery';
import { usePlaceName } from '../../domain/catalog/places';
import { askedItem } from '../../domain/catalog/view';
import { useSession } from '../../domain/session';
import words from '../../i18n/stars';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { DetailLayout, FactList } from '../../kit/layout/DetailLayout';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { TextSection } from '../../kit/layout/TextSection';
import { StarActions } from './StarActions';

/** Where a star site is to be found: an address of the web in a tab of its own, a page of this site here. */
function Visit({ star }: { star: Star }) {
  const text = useText(words);
  const { url, name } = star;
  if (!url) return null;
  const look = { variant: 'contained', 'aria-label': text.visitOf(name) } as const;
  if (url.startsWith('/')) {
    return (
      <Button {...look} component={Link} to={url}>
        {text.visit}
      </Button>
    );
  }
  return isWebSite(url) ? (
    <Button {...look} href={url} target="_blank" rel="noopener">
      {text.visit}
    </Button>
  ) : null;
}

function Content({ star, edits, place }: { star: Star; edits: boolean; place: string }) {
  const text = useText(words);
  const built = star.build_count > 0 ? text.built(star.build_count, formatDay(star.build_time)) : text.unbuilt;
  return (
    <DetailLayout
      main={
        <>
          <Gallery name={star.name} images={[star.cover]} />
          <TextSection title={text.profile} html={star.profile} none={text.noProfile} />
        </>
      }
      aside={
        place || edits ? (
          <Section title={text.facts} card>
            <FactList
              facts={[
                { label: text.place, value: place },
                ...(edits ? [{ label: text.state, value: star.is_open ? text.open : text.closed }] : []),
                ...(edits ? [{ label: text.builds, value: built }] : []),
              ]}
            />
          </Section>
        ) : null
      }
    />
  );
}

/** One star site (core§7). */
export default function StarShow() {
  const text = useText(words);
  const navigate = useNavigate();
  const { has, ready } = useSession();
  const edits = has('content-admin');
  const { id = '' } = useParams();
  const query = useApiQuery(['stars', 'info'], '/ns/star/info', { id }, { enabled: ready, silent: true });
  const code = query.data?.area_code ?? null;
  const place = usePlaceName([code])(code);
  return (
    <DetailPage<Star>
      view={{
        list: { label: text.title, to: '/stars' },
        title: text.title,
        useItem: () => askedItem(query),
        lead: () => place,
        actions: (star) => (
          <>
            {edits ? <StarActions star={star} onRemoved={() => void navigate('/stars')} /> : null}
            <Visit star={star} />
          </>
        ),
        content: (star) => <Content star={star} edits={edits} place={place} />,
        gone: { title: text.title, text: text.gone, back: text.back },
      }}
    />
  );
}
