import { createRef } from 'react';
import {
  Button,
  ButtonLink,
  CallToAction,
  CaseTeasers,
  Checkbox,
  type ComparedOffer,
  Columns,
  Comparison,
  Hero,
  Icon,
  Portrait,
  Signature,
  SiteHeader,
  TableOfContents,
  TextField,
} from '../src/index.js';

const offer: ComparedOffer = { title: 'Visit', text: 'An hour.', action: null };
const actions = <ButtonLink href="/visit">Visit</ButtonLink>;
const headerTexts = { brand: 'Lane', navigation: '', openMenu: '', closeMenu: '', menu: '' };

export const typeErrors = (
  <>
    {/* @ts-expect-error Fields take native attributes, but no `className`. */}
    <TextField name="day" label="Day" inputMode="numeric" className="big" />
    {/* @ts-expect-error `type` is set by `kind`. */}
    <TextField name="day" label="Day" type="date" />
    {/* @ts-expect-error A controlled `value` requires `onChange`. */}
    <TextField name="day" label="Day" value="2027-01-31" />
    {/* @ts-expect-error `value` and `defaultValue` exclude each other. */}
    <TextField name="day" label="Day" value="" defaultValue="2027-01-31" onChange={() => {}} />
    {/* @ts-expect-error A text has no limits of a number. */}
    <TextField name="people" label="People" max={12} />
    {/* @ts-expect-error A number has no length. */}
    <TextField name="people" label="People" kind="number" maxLength={2} />
    {/* @ts-expect-error The label names a field. */}
    <TextField name="day" label="Day" aria-label="Date" />
    {/* @ts-expect-error Columns take two elements. */}
    <Columns>
      <p>Alone</p>
    </Columns>
    <Comparison
      label="Offers"
      offers={[offer, offer]}
      // @ts-expect-error Each row has a value for each offer.
      rows={[{ term: 'When', values: ['May', 'June', 'July'] }]}
    />
    <Comparison
      label="Offers"
      offers={[offer, offer]}
      // @ts-expect-error A boolean would be an empty cell.
      rows={[{ term: 'Lunch', values: [true, false] }]}
    />
    {/* @ts-expect-error A box has no kind. */}
    <Checkbox name="consent" label="Yes" kind="date" />
    {/* @ts-expect-error The ref of a link is an anchor element. */}
    <ButtonLink href="#" ref={createRef<HTMLButtonElement>()}>
      Visit
    </ButtonLink>
    {/* @ts-expect-error An icon alone has no name. */}
    <ButtonLink href="/contact">
      <Icon name="mail" />
    </ButtonLink>
    {/* @ts-expect-error A link cannot be disabled. */}
    <ButtonLink href="/contact" aria-disabled>
      Contact
    </ButtonLink>
    {/* @ts-expect-error `disabled` is what disables it. */}
    <Button aria-disabled>Send</Button>
    {/* @ts-expect-error `style` is not a prop. */}
    <Button style={{ color: 'red' }}>Send</Button>
    {/* @ts-expect-error `className` is not a prop. */}
    <Button className="big">Send</Button>
    {/* @ts-expect-error Icon needs a `name` or children. */}
    <Icon />
    {/* @ts-expect-error Not both. */}
    <Icon name="mail">{null}</Icon>
    {/* @ts-expect-error A photograph is an object with sources, not a URL. */}
    <Portrait photo="/robin.jpg" initials="RL" alt="Robin Lane" />
    {/* @ts-expect-error A portrait is an element, not a URL. */}
    <Signature name="Robin Lane" portrait="/robin.jpg" />
    {/* @ts-expect-error A signature is an element, not a name. */}
    <CallToAction title="When?" text="Write." actions={actions} signature="Robin Lane" />
    {/* @ts-expect-error It ends with an action. */}
    <CallToAction title="When?" text="Write." actions={null} />
    {/* @ts-expect-error An action is an element. */}
    <Hero title="Rooms" actions="Write to us" />
    {/* @ts-expect-error A single case is a `CaseStrip`. */}
    <CaseTeasers>
      <p>Alone</p>
    </CaseTeasers>
    {/* @ts-expect-error A date has no placeholder. */}
    <TextField name="day" label="Day" kind="date" placeholder="Tomorrow" />
    <SiteHeader
      brand="Lane"
      home="/"
      texts={headerTexts}
      // @ts-expect-error A group is no page: its `href` would lead nowhere.
      items={[{ label: 'Rooms', href: '/rooms', links: [{ label: 'Attic', href: '/attic' }] }]}
    />
    {/* @ts-expect-error `href` is a fragment of this page. */}
    <TableOfContents label="Contents" items={[{ href: '/rooms', label: 'Rooms' }]} />
  </>
);
