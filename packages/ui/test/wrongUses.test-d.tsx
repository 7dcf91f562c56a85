import { createRef } from 'react';
import {
  Button,
  ButtonLink,
  Columns,
  FeatureCards,
  Flag,
  Icon,
  PlaneFigure,
  Portrait,
  Scene,
  TableOfContents,
  TextField,
} from '../src/index.js';

const link = { href: '#', label: 'Read on' };
const caption = { text: 'One talks.' };

export const wrongUses = (
  <>
    {/* @ts-expect-error Fields take the platform’s attributes, but no looks. */}
    <TextField name="day" label="Day" inputMode="numeric" className="big" />
    {/* @ts-expect-error Nor what their kind decides. */}
    <TextField name="day" label="Day" type="date" />
    {/* @ts-expect-error A value that is kept by you needs to hear what is typed. */}
    <TextField name="day" label="Day" value="2027-01-31" />
    {/* @ts-expect-error Nor does it begin as another. */}
    <TextField name="day" label="Day" value="" defaultValue="2027-01-31" onChange={() => {}} />
    {/* @ts-expect-error Columns are two. */}
    <Columns>
      <p>Alone</p>
    </Columns>
    {/* @ts-expect-error A link’s ref holds an anchor. */}
    <ButtonLink href="#" ref={createRef<HTMLButtonElement>()}>
      Visit
    </ButtonLink>
    {/* @ts-expect-error Looks are not passed on. */}
    <Button style={{ color: 'red' }}>Send</Button>
    {/* @ts-expect-error Nor are classes. */}
    <Button className="big">Send</Button>
    {/* @ts-expect-error A file is saved, or opened in a new tab. */}
    <ButtonLink href="/plan.pdf" download newTabLabel="opens in a new tab">
      The plan
    </ButtonLink>
    {/* @ts-expect-error A drawing has a name or is your own. */}
    <Icon />
    {/* @ts-expect-error Not both. */}
    <Icon name="mail">{null}</Icon>
    {/* @ts-expect-error The same of figures. */}
    <PlaneFigure />
    {/* @ts-expect-error Not both. */}
    <PlaneFigure name="door">{null}</PlaneFigure>
    {/* @ts-expect-error The same of flags. */}
    <Flag />
    {/* @ts-expect-error Not both. */}
    <Flag name="de">{null}</Flag>
    {/* @ts-expect-error A photograph has sources, not an address alone. */}
    <Portrait photo="/robin.jpg" monogram="RL" alt="Robin Lane" />
    {/* @ts-expect-error A handover has three captions. */}
    <Scene name="handover" title="Two weeks" captions={[caption, caption]} />
    {/* @ts-expect-error Contents are places on the page. */}
    <TableOfContents label="Contents" items={[{ href: '/rooms', label: 'Rooms' }]} />
    <FeatureCards
      title="Rooms"
      note="Each has its light."
      // @ts-expect-error A card has two points at least.
      features={[{ title: 'Reading', points: ['Light'], link }]}
    />
  </>
);
