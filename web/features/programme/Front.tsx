import words from '../../i18n/programme';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { NewsPart } from './front/NewsPart';
import { RoundPart } from './front/RoundPart';
import { Selected } from './front/Selected';
import { Services } from './front/Services';

/** The programme's page behind "topics" in the menu: what is going on, and what came of it. */
export default function Front() {
  const text = useText(words);
  const query = useApiQuery(['programme', 'front'], '/v1/programme/front', {}, { silent: true });
  const front = query.data;
  return (
    <Page title={text.heading} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {front ? (
        <>
          <DetailLayout
            main={<RoundPart round={front.round} />}
            aside={
              <>
                <NewsPart title={text.parts.news} none={text.noNews} rows={front.news} />
                <NewsPart title={text.parts.files} none={text.noFiles} rows={front.files} />
              </>
            }
          />
          <Selected front={front} />
          <Services />
        </>
      ) : (
        <QueryState query={query} kind="cards" count={6} />
      )}
    </Page>
  );
}
