"""What an operator may set, and every limit of the server; docs/protocol.md tells the limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network


@dataclass(frozen=True)
class Settings:
    """Sizes in characters or bytes, times in seconds, rates a second with the number that may come at once."""

    trust_proxy: bool = False
    proxies: list[IPv4Network | IPv6Network] = field(default_factory=list)  # believed; empty: whoever connects
    origins: list[str] = field(default_factory=list)  # besides the server's own
    secure_cookies: bool = False
    contact: str = ""  # how people reach whoever runs the server; told on the privacy page
    forget_pause: float = 60.0  # between two looks for people who are to be forgotten
    link_seconds: int = 86400  # a link to a place can be used
    session_days: int = 365  # without use, after which a device is logged out

    longest_name: int = 40
    longest_chat: int = 500
    longest_seed: int = 64
    largest_message: int = 4096
    largest_body: int = 16384

    sockets: int = 10000  # in all, as far as there are descriptors
    other_files: int = 128  # descriptors kept for the database, files and workers
    strangers: int = 1000  # sockets at which nobody is known yet and no answer is owed
    sockets_per_address: int = 100
    socket_rate: float = 20.0  # new sockets, an address
    socket_burst: int = 300
    largest_head: int = 16384  # of a request, all of its headers
    longest_field: int = 8000  # of them, one header or the path
    most_fields: int = 100
    header_time: float = 10.0  # from the first byte, or from the connection, to the end of the headers
    body_time: float = 10.0
    longest_body: int = 131072  # read and thrown away before who sends too large a body is cut off
    pipeline: int = 8  # requests sent ahead
    keep_alive: int = 5  # between two requests
    hello_time: float = 30.0  # from the connection to the first hello
    ping_time: float = 20.0  # between pings, and for the answer to each
    control_rate: float = 2.0  # pings and pongs of a client
    control_burst: int = 50
    most_fragments: int = 64  # of a message
    unread: int = 2**20  # bytes of messages that wait for a slow reader
    unread_time: float = 20.0  # after which who reads more slowly than `slowest` is cut off
    slowest: int = 1024  # bytes a second
    unread_in_all: int = 32 * 1024 * 1024

    message_rate: float = 20.0
    message_burst: int = 100
    address_rate: float = 200.0  # messages of all connections of an address
    address_burst: int = 1000
    chat_rate: float = 0.5
    chat_burst: int = 5
    request_rate: float = 10.0
    request_burst: int = 100
    hint_rate: float = 1.0  # a person
    hint_burst: int = 20
    address_hint_rate: float = 4.0
    address_hint_burst: int = 60
    get_rate: float = 20.0
    get_burst: int = 200
    static_rate: float = 100.0
    static_burst: int = 1000
    match_rate: float = 10.0  # records, replays and histories
    match_burst: int = 300
    person_rate: float = 0.2  # new people, an address
    person_burst: int = 50
    export_rate: float = 1 / 60
    export_burst: int = 5
    table_rate: float = 0.2
    table_burst: int = 20
    penalty: float = 0.5  # seconds before who is too fast has the answer, and is read on
    faults: int = 50  # bad messages after which a connection is closed
    flood: int = 200  # messages over the rate after which a connection is closed
    connections: int = 50  # an address
    views: int = 16  # a connection listens to
    tables: int = 100  # open, an address
    all_tables: int = 20000
    listed: int = 100
    thoughts: int = 1000  # questions to bots that wait; a fifth of them from one address
    offloaded: int = 200  # pieces of work that wait for the process that tells whole matches again
    ready_bytes: int = 16 * 2**20  # of finished matches told, kept for whoever asks next
    backlog: int = 500  # messages a slow reader may be behind

    kept: int = 32  # messages a viewer can catch up on
    hold: int = 3000  # milliseconds over every question that only some are asked, unless the table chose
    hold_alone: int = 800  # the same where at most one person sits; bots of level 5 have twice as long to think
    longest_hold: int = 60000
    adviser: int = 3  # the level whose hints are given
    lease: float = 3.0  # how long others wait before they take over the tables of a process that is silent
    rest: float = 60.0  # after which a table that nobody looks at sleeps, where nothing happens by itself
    reveal: float = 10.0  # for revealing seeds; then the game begins without those that did not come
    retry: float = 5.0  # after the disk took nothing, before bots and clocks try again
    bot_pace: float = 0.4  # before a bot's move is made
    grace: float = 30.0  # who comes back without time left has so much
    snapshot: int = 32  # moves between two snapshots of a table
    spare: int = 64  # entries without effect that are stored before they are deleted
    open_days: float = 1  # an open table at which nobody sits is kept, counted from when somebody last looked at it
    waiting_days: float = 7  # one at which somebody sits, or whose clock counts days
    abandoned_days: float = 90  # a game that is not over
    finished_days: float = 365  # a game that is over
    link_days: float = 365  # it is told that a table was closed
    sweep: float = 60.0  # between two looks for what is to be deleted
    longest_bank: int = 100000
    longest_soft: int = 86400
    most_days: int = 30
