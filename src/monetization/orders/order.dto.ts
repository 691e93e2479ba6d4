import { ApiProperty } from '@nestjs/swagger';
import { CATEGORIES, type Category } from '#contract/listings';
import { CARRIERS, type Carrier } from '#contract/monetization/carriers';
import {
  ISSUE_REASONS,
  type IssueReason,
  ORDER_CANCEL_CAUSES,
  ORDER_HAPPENINGS,
  ORDER_MOVES,
  ORDER_SOURCES,
  ORDER_STATUSES,
  type OrderCancelCause,
  type OrderEntryShape,
  type OrderHappening,
  type OrderHappeningShape,
  type OrderMove,
  type OrderShape,
  type OrderSide,
  type OrderSource,
  type OrderStatus,
  type ShipToShape,
} from '#contract/monetization/orders';
import { ImageAnswer } from '#platform/media/media.dto';

const SIDES = ['buyer', 'seller'] as const satisfies readonly OrderSide[];

export class OrderPerson {
  id!: string;
  name!: string;
  avatar!: ImageAnswer | null;
}

export class OrderAddress implements ShipToShape {
  name!: string;
  line1!: string;
  line2!: string;
  city!: string;
  region!: string;
  postalCode!: string;
  country!: string;
}

export class OrderTracking {
  number!: string;
  @ApiProperty({ enum: CARRIERS })
  carrier!: Carrier;
  /** The carrier's page about it. */
  url!: string | null;
}

export class OrderIssue {
  @ApiProperty({ enum: ISSUE_REASONS })
  reason!: IssueReason;
  text!: string;
  photos!: ImageAnswer[];
  answer!: string;
}

export class OrderCancel {
  @ApiProperty({ enum: SIDES, nullable: true })
  by!: OrderSide | null;
  @ApiProperty({ enum: ORDER_CANCEL_CAUSES })
  cause!: OrderCancelCause;
}

/** Something that happened to an order. */
export class OrderPast implements OrderHappeningShape {
  @ApiProperty({ enum: ORDER_HAPPENINGS })
  event!: OrderHappening;
  /** Null when time did it, or neither of the two is told who. */
  @ApiProperty({ enum: SIDES, nullable: true })
  by!: OrderSide | null;
  /** ISO 8601. */
  at!: string;
  @ApiProperty({ enum: ISSUE_REASONS, nullable: true })
  reason!: IssueReason | null;
  @ApiProperty({ enum: ORDER_CANCEL_CAUSES, nullable: true })
  cause!: OrderCancelCause | null;
  trackingNumber!: string | null;
  words!: string;
}

/** An order as one of the two sees it. */
export class OrderView implements OrderShape {
  id!: string;
  listingId!: string | null;
  title!: string;
  @ApiProperty({ enum: CATEGORIES })
  category!: Category;
  image!: ImageAnswer | null;
  priceCents!: number;
  buyer!: OrderPerson;
  seller!: OrderPerson;
  /** Of who asks. */
  @ApiProperty({ enum: SIDES })
  side!: OrderSide;
  @ApiProperty({ enum: ORDER_SOURCES })
  source!: OrderSource;
  @ApiProperty({ enum: ORDER_STATUSES })
  status!: OrderStatus;
  shipTo!: OrderAddress | null;
  tracking!: OrderTracking | null;
  issue!: OrderIssue | null;
  cancel!: OrderCancel | null;
  @ApiProperty({ enum: SIDES, nullable: true })
  receivedBy!: OrderSide | null;
  /** What who asks may do now. */
  @ApiProperty({ enum: ORDER_MOVES, isArray: true })
  may!: OrderMove[];
  saleId!: string | null;
  createdAt!: string;
  openedAt!: string | null;
  shippedAt!: string | null;
  deliveredAt!: string | null;
  reportedAt!: string | null;
  settledAt!: string | null;
  /** When it counts as received unless the buyer says otherwise. */
  receivedAt!: string | null;
  updatedAt!: string;
  /** What happened to it, in its order. */
  history!: OrderPast[];
}

/** One that the seller's plan does not follow is a title and a day. */
export class OrderEntry implements OrderEntryShape {
  id!: string;
  title!: string;
  createdAt!: string;
  listingId!: string | null;
  locked!: boolean;
  order!: OrderView | null;
}

export class OrderCounts {
  /** Not over yet. */
  open!: number;
  /** Of these, those that wait for who asks. */
  waiting!: number;
}

export class OrderPage {
  items!: OrderEntry[];
  nextCursor!: string | null;
  /** With the first page only. */
  @ApiProperty({ required: false, type: () => OrderCounts })
  counts?: OrderCounts;
}

/** Orders of two people. */
export class OrderList {
  items!: OrderEntry[];
}
