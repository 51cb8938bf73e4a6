/** The terms of use with which a deployment starts; its operator changes them to their own. */
export const termsAndUseText = `
These terms are the agreement between you and whoever operates this marketplace. They
apply to our site, to our widgets on other people’s pages, and to our interface for programs. By
using any of these you accept them. If you act for a company or a public body, you accept them for
it.

## What this is

A place where people and businesses list property, things, events, jobs, services and city
services, and where others find them. We are not a party to what you agree with each other. We are
not a brokerage, an employer, an auctioneer or an adviser, and what stands in a listing is the word
of whoever posted it.

## Your account

- You must be at least eighteen, or the age at which you may contract where you live.
- What you tell us about yourself must be true, and stay so.
- Keep your password to yourself. What is done with your account counts as done by you until you
tell us that somebody else has it.
- One person, one account. Companies may give several people rights to what they post.

## What you post

It remains yours. You let us store it, show it, make smaller copies of pictures, and let partners
show it in our widgets, for as long as it is posted. You promise that you may do so: that the
pictures are yours or licensed to you, that the thing may be sold, that you have the owner’s leave.

### What a listing must be

- true, and in the right category and place
- about one thing, posted once
- available; take it down or mark it when it no longer is
- lawful where the thing is and where you are

### What is not allowed

- discrimination in housing, work or services, including by hints
- stolen, recalled or counterfeit goods, weapons, drugs, animals where their sale is restricted
- schemes that promise income for recruiting, and advance-fee offers of any kind
- other people’s personal data, hatred, threats, sexual content
- code, hidden text or links made to deceive people or programs

We may hold a listing back for a check, ask for proof, remove it, or close an account that breaks
these rules. We say why, unless the law or somebody’s safety forbids it, and you may ask us to
look again.

## Prices and payments

Posting, searching and public profiles are free. Licences for places on boards, and whatever else
costs money, show the price, the taxes and the period before you pay. Payments are taken by our
payment provider under its own terms. A licence ends on its due date and does not renew by itself;
we remind you before, and you can buy it again then. Rights to a refund that the law gives you
remain.

## Boards

A licence gives a merchant a number of places on boards for a period. Places are limited, and one
that is held while you choose is released when the time shown runs out. What a board shows must
keep to the rules for listings above. If a board is out of service for more than seven days, you
may have another place or the price of the days.

## Shops and orders

When you buy from a shop, your contract is with the shop, not with us. Begin with the shop if
something is wrong; we help if it does not answer. Consumer law in your province, state or country
comes before anything a shop writes.

### Your order and its payments

A cart may hold things of several shops. Each of them sells to you under a contract of its own, and
gives you an invoice of its own. You see the whole sum, and each payment that it is made of, before
you pay.

- There is one payment for each currency, and for each group of shops that is paid together: shops
in Canada are one, shops in the United States another.
- A shop in Australia charges you itself, on its own account at our payment provider; we let the
provider use the card that you chose for it. Your statement then names the shop.
- An order is placed once all of its payments are made. While one is missing we show which one, and
what happens if it is not made.

### What a shop is responsible for

- what its pages say: what a product is, what it costs and in which currency, and whether it can be had
- the product: that it is as described, safe, and lawful where it is sold and sent
- delivery for the price and within the days that it names, and pickup where it offers that
- returns, refunds and guarantees, by its own text or by the law, whichever gives you more
- tax, where the next section does not say that it is ours: being registered where the law asks for it, and charging and paying what is due
- what it learns about you: using it for your order alone, as its own privacy text says

### Who is responsible for tax

Taxes go by the place to which an order is delivered, and at a pickup by the shop’s. Each invoice
says which taxes were charged, at what rate, and who collected them: the shop, or we.

- Canada: a shop that is registered for GST or HST charges it and pays it to the tax office. Where a
shop is not registered, the law makes us collect it once we are registered ourselves. The same
holds for QST in Quebec. The provincial sales taxes of British Columbia, Manitoba and Saskatchewan
are ours to collect wherever we are registered for them, else the shop’s.
- Australia: a shop that is registered for GST has it in its prices and pays it. One that is not
registered charges none.
- United States: the state to which an order goes makes us, as the marketplace, collect its sales
tax where we are registered for it.
- To another country: the shop charges none of its own country’s taxes. Duties and taxes at the
border are yours to pay, unless the shop says otherwise.

### If you run a shop

You need an account at our payment provider, which pays you under its own terms. While that account
can’t be paid, your shop is shown as away and takes no orders. Before your shop opens you are
registered for the tax of your country, or you declare that you are a small supplier who need not
be; in the United States we ask for neither where the tax is ours to collect. You register, and tell
us, as soon as the law asks for it. Taxes that we collect on your sales we pay to the tax office, not
to you. People to whom you give rights to
your shop act for you there. We may suspend a shop that breaks these rules, for a reason that you
can read, and you may ask us to look again. What buyers have ordered until then you still owe them.

## Buying and selling with care

Look at a thing before you pay. Meet in a safe place. Have contracts about property read by a
lawyer or a conveyancer. Our articles and estimates are general information and no advice.

## Widgets and programs

You may place our widgets on your pages with a key of your own, if you do not hide who runs them,
do not alter what listings say, and do not place them beside unlawful content. Programs may use
the interface within its limits. Copying listings in bulk to build another directory is not
allowed.

## Our part, and its limits

We work to keep the service available and correct, and we do not promise that it always is. As far
as the law allows, we are not liable for what members do, for lost profit, or for more than what
you paid us in the year before. Nothing here limits liability for intent, gross negligence, injury,
or the guarantees of consumer law, including the Australian Consumer Law, the Consumer Protection
Acts of the Canadian provinces, and the consumer laws of your state.

## Ending

You can close your account at any time in your profile. Listings are then taken down; what others
need, such as invoices and messages that you sent, stays with them. We may end the service with
ninety days’ notice and return what you paid for time that is left.

## Law and disputes

Talk to us first: most things are settled in a week. Otherwise the law of the place of our business
applies, and you keep the protection that the mandatory law of the place where you live gives you,
including its courts if you are a consumer.

## Changes

We may change these terms for what comes, not for what was. We announce changes that matter thirty
days ahead by e-mail. If you do not accept them, you can leave before they hold.

## How to reach us

Questions about these terms: [hello@boardwalk.example](mailto:hello@boardwalk.example). How we treat
personal data stands in the [privacy policy](/policy/privacyPolicy).
`;
