import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { dress } from '../dress/dress.ts';
import { type Price, PriceTag, type PriceUnit } from '../price-tag/price-tag.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';
import { ProfessionalFacts, type ProfessionalFactsProps } from './professional-facts.tsx';
import { ProfessionalStanding, type ProfessionalStandingProps } from './professional-standing.tsx';

/** Whether somebody is chosen, where several can be. */
export interface ProfessionalChoice {
  readonly isChosen: boolean;
  /** As many as possible are chosen already. */
  readonly disabled?: boolean;
  readonly onChange: () => void;
}

export interface ProfessionalCardProps
  extends
    ProfessionalFactsProps,
    ProfessionalStandingProps,
    Pick<ComponentProps<'article'>, 'onPointerEnter' | 'onFocus'> {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** Gives the initials. */
  readonly name: string;
  readonly imageUrl?: string | null;
  /** A link element to the profile with the name inside. Its hit area is the whole card, unless there is a choice. */
  readonly link: ReactElement;
  /** What they do, in a few words. */
  readonly trade: ReactNode;
  /** Their work in one sentence of their own, in any language. */
  readonly headline?: string;
  /** DatedBadges or StatusBadges, two at most. */
  readonly badges?: ReactNode;
  readonly price?: Price | undefined;
  readonly unit?: PriceUnit;
  /** Ask, save, invite. It stays pressable above the card's link. */
  readonly action?: ReactNode;
  /** Makes the card a checkbox that is named after the professional; their link is only their name then. */
  readonly choice?: ProfessionalChoice;
  /** Stands out, as its pin on a map does. */
  readonly isSelected?: boolean;
}

/** A professional in a list: face, name, trade, what others say, what was checked, where, how soon and from which price. */
export function ProfessionalCard({
  headingAs: Heading = 'h3',
  name,
  imageUrl = null,
  link,
  trade,
  headline,
  rating,
  jobsDone,
  badges,
  price,
  unit = 'fixed',
  action,
  choice,
  isSelected = false,
  area,
  distance,
  isInArea,
  experienceYears,
  memberSince,
  responseMinutes,
  nextFree,
  ...rest
}: ProfessionalCardProps): ReactNode {
  const nameId = useId();
  const facts = {
    area,
    distance,
    isInArea,
    experienceYears,
    memberSince,
    responseMinutes,
    nextFree,
  };
  return (
    <Card className="ui-professional-card" isInteractive asChild>
      <article
        {...rest}
        data-selected={isSelected || undefined}
        data-chosen={choice?.isChosen === true || undefined}
      >
        <div className="ui-professional-card-head">
          <Avatar name={name} imageUrl={imageUrl} size="large" />
          <div className="ui-professional-card-who">
            <Heading className="ui-professional-card-name" id={nameId}>
              {choice === undefined ? (
                <StretchedLink>{link}</StretchedLink>
              ) : (
                dress(link, { className: 'ui-professional-card-link' })
              )}
            </Heading>
            <p className="ui-professional-card-trade">{trade}</p>
            <p className="ui-professional-card-standing">
              <ProfessionalStanding rating={rating} jobsDone={jobsDone} />
            </p>
          </div>
          {choice !== undefined && (
            <label className="ui-professional-card-choice">
              <input
                type="checkbox"
                className="ui-checkbox-box"
                aria-labelledby={nameId}
                checked={choice.isChosen}
                disabled={choice.disabled}
                onChange={choice.onChange}
              />
            </label>
          )}
        </div>
        {headline !== undefined && headline !== '' && (
          <p className="ui-professional-card-headline" dir="auto">
            {headline}
          </p>
        )}
        {badges !== undefined && <div className="ui-professional-card-badges">{badges}</div>}
        <ProfessionalFacts {...facts} />
        {(price !== undefined || action !== undefined) && (
          <div className="ui-professional-card-foot">
            {price !== undefined && <PriceTag price={price} unit={unit} />}
            {action !== undefined && <div className="ui-professional-card-action">{action}</div>}
          </div>
        )}
      </article>
    </Card>
  );
}
