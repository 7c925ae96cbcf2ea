"""Network addresses: whose a connection is, and which pages may act here."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from starlette.requests import HTTPConnection

from houndtable.server.refusals import ForeignOrigin
from houndtable.server.settings import Settings

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

HEADER: Final = "x-forwarded-for"
LOOPBACK: Final[tuple[Network, ...]] = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
HOME: Final = 64  # bits of an IPv6 address that belong to one household or machine
LONGEST: Final = 60  # characters of an address with its port


def address_of(asking: HTTPConnection, settings: Settings) -> str:
    """Return the unit that limits count by: an IPv4 address, or the /64 network of an IPv6 address."""
    peer = asking.client.host if asking.client else ""
    return counted(peer, asking.headers.getlist(HEADER) if settings.trust_proxy else [], settings)


def counted(peer: str, forwarded: list[str], settings: Settings) -> str:
    """Return the unit of the last hop that is no trusted proxy; the peer's where the header names none."""
    if not forwarded or not is_proxy(peer, settings):
        return unit(peer)
    found = None
    for hop in reversed(",".join(forwarded).split(",")):
        found = parsed(hop)
        if found is None:
            return unit(peer)
        if not is_within(found, settings):
            break
    return unit(str(found))


def is_proxy(peer: str, settings: Settings) -> bool:
    """Return whether the peer is a proxy whose headers are believed; without a list of proxies every peer is."""
    if not settings.trust_proxy or not settings.proxies:
        return settings.trust_proxy
    found = parsed(peer)
    return found is not None and is_within(found, settings)


def is_within(address: Address, settings: Settings) -> bool:
    """Return whether the address is this machine's or a trusted proxy's."""
    return any(address in network for network in (*LOOPBACK, *settings.proxies))


def parsed(hop: str) -> Address | None:
    """Read an address, with or without a port; None if it is none."""
    text = hop.strip()
    if len(text) > LONGEST:
        return None
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def unit(host: str) -> str:
    """Return what counts as one address; what is none, as a Unix socket's, counts by its own text."""
    found = parsed(host)
    if found is None:
        return host[:LONGEST]
    if isinstance(found, IPv4Address):
        return str(found)
    return str(IPv6Network((int(found), HOME), strict=False))


def check_origin(asking: HTTPConnection, settings: Settings) -> None:
    """Refuse what a page from elsewhere asks for; programs that are no browser name no origin."""
    origin = asking.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if origin != f"{own_scheme(asking, settings)}://{asking.headers.get('host', '')}":
        raise ForeignOrigin("refused-foreign-origin")


def own_scheme(asking: HTTPConnection, settings: Settings) -> str:
    """Return how people come here: by https where the operator says so, as a proxy may have the certificate."""
    is_secure = settings.secure_cookies or asking.scope["scheme"] in ("https", "wss")
    return "https" if is_secure else "http"
